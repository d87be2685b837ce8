import { useTranslate } from 'ra-core'
import { printNumber } from '../../base/numbers'
import type { TrackedPerson } from '../../contracts/attendance'
import { useMoments } from '../../features/attendance/useMoments'
import { DayPick } from '../../fields/dates/DayPick'
import { Button } from '../../ui/controls/Button'
import { Card, Grid, Stack, Text } from '../../ui/primitives/layout'
import { Waiting } from '../../ui/states/Waiting'
import type { SelectedPerson } from './TrackingPage'
import type { useWay } from './useTracked'

interface WayProps {
  readonly person: TrackedPerson
  readonly selected: SelectedPerson
  readonly way: ReturnType<typeof useWay>
}

/** The route of a day as a list of stops with distances in metres. */
export function PersonWay({ person, selected, way }: WayProps) {
  const translate = useTranslate()
  const { day, latest, setDay } = selected
  const { stops, metres, error, isPending, refetch } = way
  const isWaiting = isPending || error !== null
  return (
    <Card
      title={translate('tracking.way', { name: person.name })}
      actions={
        <DayPick
          label={translate('tracking.day')}
          day={day ?? ''}
          onDay={typed => typed && setDay(typed)}
        />
      }
    >
      {isWaiting && <Waiting error={error} onRetry={refetch} />}
      {!isWaiting && stops.length === 0 && (
        <p className="p-nothing">
          {translate('tracking.wayNone')}
          {day !== latest && (
            <Button onClick={() => setDay(undefined)}>{translate('tracking.latestDay')}</Button>
          )}
        </p>
      )}
      {stops.length > 0 && (
        <>
          <p>
            {translate('tracking.wayLength', {
              km: printNumber(metres / 1000, 0, 1),
              count: stops.length,
            })}{' '}
            <Text size="md" tone="secondary" i18nKey="tracking.wayAlso" />
          </p>
          <Stops way={way} />
        </>
      )}
    </Card>
  )
}

function Stops({ way: { stops } }: Pick<WayProps, 'way'>) {
  const translate = useTranslate()
  const moments = useMoments()
  return (
    <Stack as="ol" gap={3} aria-label={translate('tracking.stopsTitle')}>
      {stops.map(({ from, until, lat, lng, metres, accuracy }, at) => (
        <Grid as="li" min={136} gap={1} key={from}>
          <time dateTime={from}>
            {moments.time(from)}
            {until !== from && ` – ${moments.time(until)}`}
          </time>
          <span className="p-quiet f-code" dir="ltr">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </span>
          <span>
            {at > 0 && `+ ${translate('tracking.metres', { count: Math.round(metres) })}`}
            {accuracy !== null && (
              <small className="p-quiet">
                {' '}
                {translate('tracking.accuracy', { count: accuracy })}
              </small>
            )}
          </span>
        </Grid>
      ))}
    </Stack>
  )
}
