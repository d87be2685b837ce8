import type { DayInterval, Span } from '../../../src/base/span'
import { plural, textOf } from '../../../src/i18n/labels'
import { loadNamespace } from '../../../src/i18n/namespaces'
import { mayAct } from '../../../src/model/access/access'
import type { Part, ShownFigure } from '../../../src/model/endpoints/figures'
import { type FileUse, fileUse } from '../../figures/fileUse'
import type { RequestContext } from '../../query/requestContext'

const NAMED = 8

/** Storage used by a company's files, limited to those the reader may open. */
export async function fileFigures(
  { records, me, language }: Omit<RequestContext, 'resource'>,
  span: Span,
): Promise<readonly ShownFigure[]> {
  const { families } = await loadNamespace(language, 'bi')
  const used = await fileUse(records, me)
  const bytes = sumBy(used, 'bytes')
  const now = used.filter(isIn(span))
  const before = used.filter(isIn(span.before))
  const byResource = ranked(used, ({ resource }) => resource).map(([name, uses]): Part => {
    const resource = records.catalogue.get(name)
    return {
      label: plural(textOf(resource.schema.label, language)),
      amount: sumBy(uses, 'bytes'),
      ...(mayAct(resource, me, 'list') && { behind: { resource: name } }),
    }
  })
  const byType = ranked(used, ({ type }) => familyOf(type)).map(
    ([family, uses]): Part => ({
      label: families[family],
      amount: sumBy(uses, 'bytes'),
    }),
  )
  const line = span.steps.map((days, at): Part => {
    const earlier = span.stepsBefore[at]
    return {
      days,
      amount: sumBy(used.filter(isIn(days)), 'files'),
      before: earlier ? sumBy(used.filter(isIn(earlier)), 'files') : 0,
    }
  })
  const added = { total: sumBy(now, 'files'), before: sumBy(before, 'files') }
  return [
    { id: 'fileBytes', look: 'number', unit: 'bytes', total: bytes, parts: [] },
    { id: 'files', look: 'number', unit: 'count', total: sumBy(used, 'files'), parts: [] },
    { id: 'filesAdded', look: 'number', unit: 'count', ...added, parts: line },
    { id: 'bytesByResource', look: 'rows', ...parted(bytes, byResource) },
    { id: 'bytesByType', look: 'ring', ...parted(bytes, byType) },
    { id: 'filesLine', look: 'line', unit: 'count', ...added, parts: line },
  ]
}

function parted(total: number, parts: readonly Part[]) {
  const named = parts.slice(0, NAMED)
  const others = parts.slice(NAMED).reduce((sum, { amount }) => sum + amount, 0)
  return { unit: 'bytes', total, parts: named, ...(others > 0 && { others }) } as const
}

const isIn =
  ({ from, to }: DayInterval) =>
  ({ day }: FileUse) =>
    day >= from && day <= to

const sumBy = (used: readonly FileUse[], name: 'files' | 'bytes') =>
  used.reduce((sum, each) => sum + each[name], 0)

/** Sorted by size, largest first. */
function ranked<Name extends string>(used: readonly FileUse[], getName: (use: FileUse) => Name) {
  const groups = new Map<Name, FileUse[]>()
  for (const each of used) groups.set(getName(each), [...(groups.get(getName(each)) ?? []), each])
  return [...groups].toSorted(([, a], [, b]) => sumBy(b, 'bytes') - sumBy(a, 'bytes'))
}

type FileFamily =
  | 'picture'
  | 'sound'
  | 'film'
  | 'pdf'
  | 'sheet'
  | 'document'
  | 'slides'
  | 'archive'
  | 'other'

const byEnd: readonly (readonly [RegExp, FileFamily])[] = [
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'film'],
  [/pdf$/, 'pdf'],
  [/(spreadsheetml\.sheet|csv)$/, 'sheet'],
  [/(wordprocessingml\.document|plain)$/, 'document'],
  [/presentationml\.presentation$/, 'slides'],
  [/zip$/, 'archive'],
]

export const familyOf = (type: string): FileFamily =>
  byEnd.find(([end]) => end.test(type))?.[1] ?? 'other'
