import './alike.css'
import { LinkBase, useTranslate } from 'ra-core'
import { useTitleOf } from '../../../fields/recordTitle'
import { isName } from '../../../model/alike'
import type { FieldModel, Resource } from '../../../model/resource'
import { useLanguage } from '../../../providers/backendContext'
import type { Alike } from '../../../providers/dataProvider/extras'
import { useRecordPath } from '../../recordPath'

export interface AlikeNoteProps {
  readonly resource: Resource
  readonly field: FieldModel
  /** The records that this field speaks for. */
  readonly found: readonly Alike[]
}

/** Under a field: who has the same already, enough to know them by, and the way to their page. */
export function AlikeNote({ resource, field, found }: AlikeNoteProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const pathOf = useRecordPath(resource)
  return (
    <div className="r-alike">
      <b>{translate(isName(field) ? 'app.alike.similar' : 'app.alike.same')}</b>
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
type Row = Alike['record']

/** The key, and what the list shows that needs no other record to be read. */
const factsOf = ({ key, title, list, fields }: Resource, record: Row, language: Language) =>
  [...new Set([key.name, ...list.columns])]
    .filter(name => !title.includes(name))
    .flatMap(name => fields.get(name) ?? [])
    .filter(({ kind }) => telling.has(kind))
    .map(each => each.print(record[each.name] ?? null, language) ?? '')
    .filter((fact, at, all) => fact && all.indexOf(fact) === at)
    .slice(0, 4)
const telling = new Set<string>(['id', 'code', 'text', 'choice', 'phone', 'email', 'identity'])
