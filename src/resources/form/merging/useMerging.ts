import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { Writer } from '../fields/resolver'

/** Two changes to merge, and the action afterwards. */
export interface MergeQuestion {
  readonly writer: Writer
  readonly typed: DraftValues
  readonly theirs: SentRecord
  readonly next: 'save' | 'stay'
  readonly onDone?: () => void
}
/** Other people's changes that the form includes now. */
export interface IncludedChanges extends ChangeNews {
  readonly fields: readonly FieldModel[]
}

interface Merging {
  readonly writer: Writer
  readonly record: SentRecord | undefined
  /** Replaces the form's base record. */
  readonly onRebase: (theirs: SentRecord) => void
}

/** Continues the form with a record that another user changed meanwhile; typed values are kept. */
export function useMerging({ writer, record, onRebase }: Merging) {
  const { reset, getValues } = useFormContext()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [question, setQuestion] = useState<MergeQuestion>()
  const [included, setIncluded] = useState<IncludedChanges>()

  const newsUntil = (theirs: SentRecord) =>
    newsOf(dataProvider, writer.resource, { since: record ?? theirs, until: theirs })

  /** Sets these values; differences from the record count as unsaved. */
  const goOn = (theirs: SentRecord, values: DraftValues) => {
    onRebase(theirs)
    reset(theirs)
    reset(values, { keepDefaultValues: true })
  }
  const tell = async (theirs: SentRecord, fields: readonly FieldModel[]) => {
    const names = [...new Set(fields)]
    if (names.length > 0) setIncluded({ fields: names, ...(await newsUntil(theirs)) })
  }
  return {
    question,
    included,
    goOn,
    tell,
    newsUntil,
    ask: (theirs: SentRecord) => setQuestion({ writer, typed: getValues(), theirs, next: 'save' }),
    withdraw: () => setQuestion(undefined),
    forget: () => setIncluded(undefined),
    /** Merges typed values into the newer record; asks only about fields that both changed. */
    async bringIn(theirs: SentRecord, from: Brought = { writer, typed: getValues() }) {
      const { meet, mergedFieldsOf } = await import('./meet')
      const met = meet(from.writer, { typed: from.typed, theirs })
      if (met.conflicts.length > 0) return setQuestion({ ...from, theirs, next: 'stay' })
      goOn(theirs, met.values)
      from.onDone?.()
      await tell(theirs, mergedFieldsOf(met))
    },
  }
}
type Brought = Pick<MergeQuestion, 'writer' | 'typed' | 'onDone'>
export type MergingWork = ReturnType<typeof useMerging>

/** Authors of the versions between two records, and the latest time; `by` is empty without access to the history. */
export interface ChangeNews {
  readonly by: readonly string[]
  readonly at?: string
}

interface NewsQuery {
  readonly since: SentRecord
  readonly until: SentRecord
  /** A person who is not named. */
  readonly except?: number
}
/** Reads the history; on an error returns no authors, so that the merge continues. */
export async function newsOf(
  dataProvider: AppDataProvider,
  resource: Resource,
  { since, until, except }: NewsQuery,
): Promise<ChangeNews> {
  const [from, to] = [since._VERSION ?? 0, until._VERSION ?? 0]
  try {
    const { history } = await dataProvider.history(resource.name, until.id)
    const between = history.filter(({ version }) => version > from && version <= to)
    const others = between.flatMap(({ by }) => (by && by.ID !== except ? [by.DISPLAYNAME] : []))
    const by = [...new Set(others)]
    return { by, ...(between[0] && { at: between[0].at }) }
  } catch {
    return { by: [] }
  }
}
