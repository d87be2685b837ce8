import './alike.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkBase, useDataProvider } from 'ra-core'
import { useEffect } from 'react'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { policyOf } from '../../../model/access/access'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { comparedFields, isName } from '../../../model/lists/matchFields'
import type { useLanguage } from '../../../providers/backend/backendContext'
import { type SentRecord, useResourceView } from '../../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { SimilarRecordsView } from '../../../providers/dataProvider/extras'
import { useDebounced } from '../../../ui/controls/useDebounced'
import { useRecordPath } from '../../record/recordPath'

interface SimilarNoteProps {
  readonly field: FieldModel
  /** The duplicates that this field matches. */
  readonly found: readonly SimilarRecordsView[]
}

/** Duplicates below a field, with identifying facts and links. */
export function SimilarNote({ field, found }: SimilarNoteProps) {
  const { resource, translate, language } = useResourceView()
  const titleOf = useTitleOf()
  const pathOf = useRecordPath(resource)
  return (
    <div className="r-alike">
      <b>{translate(isName(field) ? 'form.alike.similar' : 'form.alike.same')}</b>
      <ul>
        {found.slice(0, 3).map(({ record }) => (
          <li key={record.id}>
            <LinkBase to={pathOf(record) ?? ''} target="_blank">
              {titleOf(resource, record)}
              <span className="p-hidden"> ({translate('app.common.newTab')})</span>
            </LinkBase>
            {factsOf(resource, record, language).map(fact => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Language = ReturnType<typeof useLanguage>
type Row = SimilarRecordsView['record']

/** The key and the list's columns that need no other record. */
const factsOf = ({ key, title, list, fields }: Resource, record: Row, language: Language) =>
  [...new Set([key.name, ...list.columns])]
    .filter(name => !title.includes(name))
    .flatMap(name => fields.get(name) ?? [])
    .filter(field => field === key || (field.isTelling && !field.target))
    .map(each => each.print(record[each.name] ?? null, language) ?? '')
    .filter((fact, at, all) => fact && all.indexOf(fact) === at)
    .slice(0, 4)

interface SimilarFinderProps {
  /** The stored record, which is no duplicate of itself. */
  readonly record: SentRecord | undefined
  readonly onFound: (found: readonly SimilarRecordsView[]) => void
}

/** Looks for duplicates when typing pauses; silent without an answer. */
export function SimilarFinder({ record, onFound }: SimilarFinderProps) {
  const { resource, me } = useResourceView()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { readable } = policyOf(resource, me)
  const names = comparedFields(resource)
    .map(({ name }) => name)
    .filter(name => readable.has(name))
  const typed = useLiveRecord(now =>
    JSON.stringify(
      Object.fromEntries(
        names
          .filter(name => now[name] && now[name] !== record?.[name])
          .map(name => [name, now[name]]),
      ),
    ),
  )
  const rested = useDebounced(typed, 400)
  const { data } = useQuery({
    queryKey: [resource.name, 'alike', rested, record?.id],
    queryFn: ({ signal }) =>
      dataProvider.alike(resource.name, { values: JSON.parse(rested), but: record?.id, signal }),
    enabled: rested !== '{}',
    placeholderData: keepPreviousData,
  })
  const found = rested === '{}' ? undefined : data
  useEffect(() => onFound(found ?? []), [found, onFound])
  return null
}
