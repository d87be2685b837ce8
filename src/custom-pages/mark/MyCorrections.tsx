import { LinkBase, useCreatePath, useGetList, useTranslate } from 'ra-core'
import { useId } from 'react'
import type { MarkType } from '../../domain/attendance/attendance'
import { useMe } from '../../providers/backend/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { useClockFormat } from './state/useClockFormat'
import type { useMarkNames } from './state/useMarkNames'

interface Correction {
  readonly id: number
  readonly TIPO: MarkType
  readonly MARKED_DATE: string
  readonly ESTADO: 0 | 1 | 2
  readonly RESPUESTA?: string | null
}
const states = ['asked', 'approved', 'turnedDown'] as const
const resource = 'mark-corrections'

/** The user's latest corrections with state and answer; hidden without any. */
export function MyCorrections({ names }: { readonly names: ReturnType<typeof useMarkNames> }) {
  const translate = useTranslate()
  const format = useClockFormat()
  const createPath = useCreatePath()
  const id = useId()
  const { ID } = useMe()
  const { data = [] } = useGetList<Correction>(
    resource,
    {
      filter: { USER_ID: ID },
      sort: { field: 'MARKED_DATE', order: 'DESC' },
      pagination: { page: 1, perPage: 3 },
      meta: listMeta,
    },
    { retry: false },
  )
  if (data.length === 0) return null
  return (
    <section className="p-card mk-today" aria-labelledby={id}>
      <h2 id={id}>{translate('hr.myCorrections')}</h2>
      <ul>
        {data.map(each => (
          <li key={each.id}>
            <div>
              <LinkBase to={createPath({ resource, type: 'show', id: each.id })}>
                {names[each.TIPO]}, {format.moment(each.MARKED_DATE)}
              </LinkBase>
              <span>{translate(`hr.${states[each.ESTADO]}`)}</span>
              {each.RESPUESTA && <span dir="auto">{each.RESPUESTA}</span>}
            </div>
          </li>
        ))}
      </ul>
      <LinkBase to={createPath({ resource, type: 'list' })}>
        {translate('hr.allCorrections')}
      </LinkBase>
    </section>
  )
}
