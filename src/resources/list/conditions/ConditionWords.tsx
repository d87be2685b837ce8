import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { addDays, dayBounds, dayOf, isDay } from '../../../base/day'
import { printNumber } from '../../../base/numbers'
import type { Language } from '../../../base/text'
import type { FilterValue } from '../../../fields/display/fieldView'
import { chosenIn, operatorsOf } from '../../../fields/filters/condition'
import { ReferredTitle } from '../../../fields/record/Referred'
import { periodWords } from '../../../i18n/periodWords'
import { date } from '../../../kinds/date/data'
import type { FieldModel } from '../../../model/fields/resource'
import type { Operators, Scalar } from '../../../model/rules/rule'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Text } from '../../../ui/primitives/layout'
import {
  type Comparison,
  type ConditionItem,
  type CountCondition,
  isComparison,
  isConditionGroup,
  isCountCondition,
} from './items'
import { isFieldRef, writeCondition } from './operators'
import { CountedList, useConditionField } from './useConditionField'

/** A condition in words: "Status: paid", "Orders > 3 (Date: this month)". */
export function ConditionWords({ item }: { readonly item: ConditionItem }) {
  const translate = useTranslate()
  if (isComparison(item)) return <ComparisonWords item={item} />
  if (isCountCondition(item)) return <CountWords item={item} />
  if (!isConditionGroup(item)) return translate('list.conditions.other')
  return <JoinedWords items={item.items} word={translate(`list.conditions.${item.joint}`)} />
}

interface JoinedProps {
  readonly items: readonly ConditionItem[]
  readonly word: string
}

/** Conditions one after another, with a word between them. */
export const JoinedWords = ({ items, word }: JoinedProps) =>
  items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
    <Fragment key={at}>
      {at > 0 && ` ${word} `}
      <ConditionWords item={item} />
    </Fragment>
  ))

const negative: ReadonlySet<string> = new Set(['ne', 'nin', 'notContains'])

function ComparisonWords({ item }: { readonly item: Comparison }) {
  const translate = useTranslate()
  const asked = useConditionField(item)
  const other = useConditionField({ path: otherPath(item), op: 'eq' })
  const condition = writeCondition(item)
  if (!asked?.field || condition === undefined) return item.path
  return (
    <>
      {asked.label}
      {negative.has(item.op) && ` ${translate(`list.filter.${item.op}`)}`}:{' '}
      <Text strong>
        {other ? (
          `${signs[item.op]} ${other.label}`
        ) : (
          <ConditionText field={asked.field} condition={condition as FilterValue} />
        )}
      </Text>
    </>
  )
}

const otherPath = ({ value }: Comparison) => (isFieldRef(value) ? value.field : '')

const signs: Readonly<Record<string, string>> = {
  ...{ gt: '>', gte: '≥', lt: '<', lte: '≤', eq: '=', ne: '≠' },
}

function CountWords({ item }: { readonly item: CountCondition }) {
  const translate = useTranslate()
  const asked = useConditionField(item)
  return (
    <>
      {asked?.label ?? item.count}{' '}
      <Text strong>
        {signs[item.op]} {printNumber(Number(item.value))}
      </Text>
      {item.where.length > 0 && (
        <CountedList name={item.count}>
          {' ('}
          <JoinedWords items={item.where} word={translate('list.conditions.all')} />
          {')'}
        </CountedList>
      )}
    </>
  )
}

interface ConditionTextProps {
  readonly field: FieldModel
  readonly condition: FilterValue
}

/** A condition as text: titles, formatted values, "from – to". */
function ConditionText({ field, condition }: ConditionTextProps) {
  const { translate, language } = useTexts()
  const chosen = chosenIn(condition)
  if (chosen.length > 0) {
    return chosen.map((value, at) => (
      <Fragment key={String(value)}>
        {at > 0 && ', '}
        {field.target ? (
          <ReferredTitle target={field.target} id={value as string | number} />
        ) : (
          printed(field, value, language)
        )}
      </Fragment>
    ))
  }
  const { contains, empty, during, ne, nin, ...bounds } = operatorsOf(condition)
  if (during !== undefined) return translate(...periodWords(during))
  if (ne !== undefined || nin !== undefined)
    return <ConditionText field={field} condition={(nin ?? [ne]) as FilterValue} />
  if (contains !== undefined) return `“${contains}”`
  if (empty !== undefined) return translate(`list.filter.${empty ? 'empty' : 'notEmpty'}`)
  const days = field.store === 'instant' ? wholeDays(bounds) : undefined
  if (days) return boundsText(days, value => date.print(value as string, {}, language))
  const print = (value: unknown) =>
    isDay(String(value)) ? date.print(String(value), {}, language) : field.print(value, language)
  return boundsText(bounds, print)
}

/** Instants from midnight to midnight are shown as days, as they were chosen. */
function wholeDays({ gte, lt, ...others }: Operators): Operators | undefined {
  const ends = [gte, lt].filter(end => end !== undefined)
  const areMidnights = ends.every(
    end => typeof end === 'string' && dayBounds(dayOf(end))[0] === end,
  )
  if (ends.length === 0 || Object.keys(others).length > 0 || !areMidnights) return undefined
  return {
    ...(gte !== undefined && { gte: dayOf(String(gte)) }),
    ...(lt !== undefined && { lte: addDays(dayOf(String(lt)), -1) }),
  }
}

function boundsText({ gte, gt, lte, lt }: Operators, print: (value: unknown) => string) {
  const from = gte ?? gt
  const to = lte ?? lt
  if (from !== undefined && to !== undefined) return `${print(from)} – ${print(to)}`
  if (from !== undefined) return `${gte === undefined ? '>' : '≥'} ${print(from)}`
  return `${lte === undefined ? '<' : '≤'} ${print(to)}`
}

/** A day that an instant is compared with is printed as a day. */
function printed(field: FieldModel, value: Scalar, language: Language): string {
  if (field.store === 'instant' && isDay(String(value)))
    return date.print(String(value), {}, language)
  return field.print(field.isList ? [value] : value, language)
}
