import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Values } from '../../../model/draft'
import type { FieldModel } from '../../../model/resource'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { Sent } from '../../useRecord'
import type { Writer } from '../resolver'
import { type News, newsOf } from './news'

/** Two changes to be put together, and what is done when they are. */
export interface Question {
  readonly writer: Writer
  readonly typed: Values
  readonly theirs: Sent
  readonly next: 'save' | 'stay'
  readonly onDone?: () => void
}
/** What others did that stands in the form now. */
export interface Included extends News {
  readonly fields: readonly FieldModel[]
}

interface Merging {
  readonly writer: Writer
  readonly record: Sent | undefined
  /** The form stands on this record from now on. */
  readonly onRebase: (theirs: Sent) => void
}

/** Lets the form go on with a record that somebody changed meanwhile; nothing typed is lost on the way. */
export function useMerging({ writer, record, onRebase }: Merging) {
  const { reset, getValues } = useFormContext()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [question, setQuestion] = useState<Question>()
  const [included, setIncluded] = useState<Included>()

  const newsUntil = (theirs: Sent) =>
    newsOf(dataProvider, writer.resource, { since: record ?? theirs, until: theirs })

  /** The form holds these values, and knows what in them is not saved. */
  const goOn = (theirs: Sent, values: Values) => {
    onRebase(theirs)
    reset(theirs)
    reset(values, { keepDefaultValues: true })
  }
  const tell = async (theirs: Sent, fields: readonly FieldModel[]) => {
    const told = [...new Set(fields)]
    if (told.length > 0) setIncluded({ fields: told, ...(await newsUntil(theirs)) })
  }
  return {
    question,
    included,
    goOn,
    tell,
    newsUntil,
    ask: (theirs: Sent) => setQuestion({ writer, typed: getValues(), theirs, next: 'save' }),
    withdraw: () => setQuestion(undefined),
    forget: () => setIncluded(undefined),
    /** Puts what is typed on top of their record; asks only where both changed the same. */
    async bringIn(theirs: Sent, from: Brought = { writer, typed: getValues() }) {
      const { meet, toldFields } = await import('./meet')
      const met = meet(from.writer, { typed: from.typed, theirs })
      if (met.conflicts.length > 0) return setQuestion({ ...from, theirs, next: 'stay' })
      goOn(theirs, met.values)
      from.onDone?.()
      await tell(theirs, toldFields(met))
    },
  }
}
type Brought = Pick<Question, 'writer' | 'typed' | 'onDone'>
export type MergingWork = ReturnType<typeof useMerging>
