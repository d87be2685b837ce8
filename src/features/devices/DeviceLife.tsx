import '../../resources/history/history.css'
import './device.css'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import {
  deviceLife,
  type FoundDeviceRecord,
  type LifeEvent,
  tellersOf,
} from '../../contracts/devices'
import { Chip } from '../../fields/display/Chip'
import { optionLabel } from '../../kinds/choice/data'
import { date } from '../../kinds/date/data'
import { mayAct } from '../../model/access/access'
import { LoadingRows } from '../../pieces/loading/Loading'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useBackend, useLanguage, useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { call } from '../../providers/dataProvider/call'
import { byDay } from '../../resources/history/byDay'
import { HistoryText } from '../../resources/history/HistoryText'

export interface DeviceLifeProps {
  readonly code: string
}

/** The life of a device from purchase to the latest warranty: where it is, and its history by day. */
export function DeviceLife({ code }: DeviceLifeProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { http } = useBackend()
  const { load } = useCatalogue()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['device', code],
    queryFn: async ({ signal }) => {
      const life = await call(http, deviceLife, { params: { code }, signal })
      await load(life ? tellersOf(life) : [])
      return life
    },
    retry: false,
  })
  if (isPending) return <LoadingRows />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <p className="h-none">{translate('devices.lifeNone')}</p>
  return (
    <>
      <ul className="p-stack d-places">
        {data.found.map(found => (
          <Place key={`${found.resource} ${found.id}`} found={found} />
        ))}
      </ul>
      {byDay(data.events).map(([day, all]) => (
        <div key={day} className="h-day">
          <h3>{date.print(day, {}, language)}</h3>
          <ol>
            {all.map((event, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no key
              <Happened key={at} event={event} />
            ))}
          </ol>
        </div>
      ))}
    </>
  )
}

/** A record with the device: its kind, state and related people. */
function Place({ found }: { readonly found: FoundDeviceRecord }) {
  const labels = useLabels()
  const { resources } = useCatalogue()
  const resource = resources.get(found.resource)
  if (!resource) return null
  const states = found.facts.flatMap(fact => {
    const state = resources.get(fact.resource)?.fields.get(fact.field)
    const option = state?.status && state.options?.[String(fact.value)]
    return option ? [{ name: `${fact.resource}.${fact.field}`, option }] : []
  })
  const names = found.facts.filter(({ resource: from, title }) => title && from === found.resource)
  return (
    <li className="p-cluster d-place">
      <b>{labels.one(resource)}</b>
      {states.map(({ name, option }) => (
        <Chip
          key={name}
          colour={typeof option === 'object' && 'colour' in option ? option.colour : undefined}
        >
          {labels.text(optionLabel(option))}
        </Chip>
      ))}
      {names.map(({ field, title }) => (
        <bdi key={field}>{title}</bdi>
      ))}
    </li>
  )
}

function Happened({ event }: { readonly event: LifeEvent }) {
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const resource = useCatalogue().resources.get(event.resource)
  if (!resource) return null
  const mayShow = mayAct(resource, me, 'show')
  const name = <b dir="auto">{event.title}</b>
  const subject = (
    <>
      {labels.one(resource)}{' '}
      {mayShow ? (
        <LinkBase
          className="f-link"
          to={createPath({ resource: resource.name, type: 'show', id: event.id })}
        >
          {name}
        </LinkBase>
      ) : (
        name
      )}
    </>
  )
  const { at, action, changes = {}, field } = event
  if (action !== undefined)
    return <HistoryText resource={resource} entry={{ at, action, changes }} subject={subject} />
  const dated = field === undefined ? undefined : resource.fields.get(field)
  return (
    <li className="h-entry h-colour-default">
      <div className="p-wrap h-head">
        <span className="h-deed">
          {subject} <span>{dated && labels.field(dated)}</span>
        </span>
      </div>
    </li>
  )
}
