import { useState } from 'react'
import { today } from '../../base/day'
import { policyOf } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { matrixOf } from '../../model/lists/matrixOf'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useTexts } from '../../providers/backend/catalogueContext'

/** The day for which cells are edited: today, or one to come where the resource holds next values. */
export function useNextValue(resource: Resource) {
  const { value, next } = matrixOf(resource) ?? {}
  const { readable, writable } = policyOf(resource, useMe())
  const { translate, language, labels } = useTexts()
  const [typed, setDay] = useState('')
  const fields = next ? [next.value, next.from] : []
  const isRead = fields.every(({ name }) => readable.has(name))
  const mayPlan = next !== undefined && fields.every(({ name }) => writable.has(name))
  const now = today(new Date())
  const day = mayPlan && typed > now ? typed : undefined
  return {
    ...{ typed, setDay, day },
    /** No price is set for a day that is over. */
    isPast: typed !== '' && typed < now,
    firstDay: now,
    /** Of the day, for who may plan values. */
    label: mayPlan ? labels.field(next.from) : undefined,
    dayText: (on: string | undefined) => on && next?.from.print(on, language),
    /** The fields that an edit changes. */
    written: day ? fields : [value].flatMap(field => field ?? []),
    /** The change that gives a record this value, today or from a day on. */
    changesOf: (edited: unknown, on: string | undefined): Readonly<Record<string, unknown>> =>
      on && next
        ? { [next.value.name]: edited, [next.from.name]: edited === null ? null : on }
        : { [value?.name ?? '']: edited },
    /** The value that takes the place of the present one, in words. */
    noteOf(record: SentRecord | undefined) {
      const [taken, from] = next && isRead ? fields.map(({ name }) => record?.[name] ?? null) : []
      return next && typeof from === 'string' && taken !== null
        ? translate('sheet.nextValue', {
            value: next.value.print(taken, language),
            day: next.from.print(from, language),
          })
        : undefined
    },
  }
}
