import { useTranslate } from 'ra-core'
import { Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'

/** Progress of a line or an order, as text and bar. */
export function SeriesBar({ loaded, requested }: { loaded: number; requested: number }) {
  const translate = useTranslate()
  const state = seriesState(loaded, requested)
  const label =
    requested > 0
      ? translate('devices.progress', { loaded, wanted: requested })
      : translate('devices.noneNeeded')
  const share = requested > 0 ? Math.min(1, loaded / requested) : 1
  return (
    <Stack as="span" gap={1} grow data-state={state}>
      <Text size="sm">{label}</Text>
      <Meter label={label} value={share} tone={tones[state]} />
    </Stack>
  )
}

const tones = { none: 'warning', some: 'warning', complete: 'success', over: 'error' } as const

/** Colours of loaded serials (business.md#orders): none, complete, missing, too many. */
export const seriesState = (loaded: number, requested: number) =>
  loaded > requested ? 'over' : loaded === requested ? 'complete' : loaded > 0 ? 'some' : 'none'
