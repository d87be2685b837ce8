import './alike.css'
import { LinkBase } from 'ra-core'
import { useTitleOf } from '../../../fields/record/recordTitle'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { isName } from '../../../model/lists/matchFields'
import type { useLanguage } from '../../../providers/backend/backendContext'
import { useResourceView } from '../../../providers/backend/useResourceView'
import type { SimilarRecordsView } from '../../../providers/dataProvider/extras'
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
