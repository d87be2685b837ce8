import '../../resources/history/history.css'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useRecordContext, useTranslate } from 'ra-core'
import { Fragment } from 'react'
import {
  deviceLife,
  type FoundDeviceRecord,
  type LifeEvent,
  tellersOf,
} from '../../contracts/devices'
import { ValueChip } from '../../fields/display/ValueChip'
import { optionLabel } from '../../kinds/choice/data'
import { mayAct } from '../../model/access/access'
import { useBackend, useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useLabels } from '../../providers/backend/catalogueContext'
import { call } from '../../providers/dataProvider/call'
import { DayGroups } from '../../resources/history/DayGroups'
import { HistoryText } from '../../resources/history/HistoryText'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import { Waiting } from '../../ui/states/Waiting'

/** The life of a device from purchase to the latest warranty: where it is, and its history by day. */
export function DeviceLife({ code }: { readonly code: string }) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { load } = useCatalogue()
  // A change of the record around it is part of the life.
  const version = useRecordContext()?._VERSION
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['device', code, version],
    queryFn: async ({ signal }) => {
      const life = await call(http, deviceLife, { params: { code }, signal })
      await load(life ? tellersOf(life) : [])
      return life
    },
  })
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  if (!data) return <p className="p-quiet">{translate('devices.lifeNone')}</p>
  return (
    <>
      <Stack as="ul" gap={2}>
        {data.found.map(found => (
          <Place key={`${found.resource} ${found.id}`} found={found} />
        ))}
      </Stack>
      <DayGroups entries={data.events}>
        {(event, at) => <Happened key={at} event={event} />}
      </DayGroups>
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
  const names = new Set(
    found.facts.flatMap(({ resource: from, title }) =>
      title && from === found.resource ? [title] : [],
    ),
  )
  return (
    <Stack as="li" gap={0}>
      <Row wrap gap={2}>
        <Text size="md" strong>
          {labels.one(resource)}
        </Text>
        {states.map(({ name, option }) => (
          <ValueChip
            key={name}
            colour={typeof option === 'object' && 'colour' in option ? option.colour : undefined}
          >
            {labels.text(optionLabel(option))}
          </ValueChip>
        ))}
      </Row>
      <Text size="sm" tone="secondary">
        {[...names].map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ' · '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </Text>
    </Stack>
  )
}

function Happened({ event }: { readonly event: LifeEvent }) {
  const labels = useLabels()
  const me = useMe()
  const resource = useCatalogue().resources.get(event.resource)
  if (!resource) return null
  const mayShow = mayAct(resource, me, 'show')
  const name = <b dir="auto">{event.title}</b>
  const subject = (
    <>
      {labels.one(resource)}{' '}
      {mayShow ? (
        <RecordLink resource={resource.name} id={event.id}>
          {name}
        </RecordLink>
      ) : (
        name
      )}
    </>
  )
  const { at, action, changes = {}, field } = event
  if (action !== undefined)
    return (
      <ResourceContextProvider value={resource.name}>
        <HistoryText entry={{ at, action, changes }} subject={subject} />
      </ResourceContextProvider>
    )
  const dated = field === undefined ? undefined : resource.fields.get(field)
  return (
    <li>
      {subject} <span className="p-quiet">{dated && labels.field(dated)}</span>
    </li>
  )
}
