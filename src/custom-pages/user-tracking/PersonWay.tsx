import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { TrackedPerson } from '../../contracts/attendance'
import { useTypedDay } from '../../fields/inputs/useTypedDay'
import { Button } from '../../pieces/controls/Button'
import { LoadingRows } from '../../pieces/loading/Loading'
import { ErrorState } from '../../pieces/states/ErrorState'
import type { SelectedPerson } from './TrackingPage'
import { useMoments } from './useMoments'
import type { useWay } from './useTracked'

interface WayProps {
  readonly person: TrackedPerson
  readonly selected: SelectedPerson
  readonly way: ReturnType<typeof useWay>
}

/** The route of a day as a list of stops with distances in metres. */
export function PersonWay({ person, selected, way }: WayProps) {
  const translate = useTranslate()
  const moments = useMoments()
  const id = useId()
  const { day, latest, setDay } = selected
  const typed = useTypedDay(day, typed => typed && setDay(typed))
  const { stops, metres, error, isPending, refetch } = way
  return (
    <section className="p-card tk-way-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('tracking.way', { name: person.name })}</h2>
        <label>
          <span>{translate('tracking.day')}</span>
          <input className="p-input" type="date" {...typed} />
        </label>
      </header>
      {isPending && <LoadingRows />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && stops.length === 0 && (
        <p className="tk-empty">
          {translate('tracking.wayNone')}
          {day !== latest && (
            <Button onClick={() => setDay(undefined)}>{translate('tracking.latestDay')}</Button>
          )}
        </p>
      )}
      {stops.length > 0 && (
        <>
          <p className="tk-length">
            {translate('tracking.wayLength', {
              km: moments.number(metres / 1000),
              count: stops.length,
            })}{' '}
            <span>{translate('tracking.wayAlso')}</span>
          </p>
          <Stops way={way} />
        </>
      )}
    </section>
  )
}

function Stops({ way: { stops } }: Pick<WayProps, 'way'>) {
  const translate = useTranslate()
  const moments = useMoments()
  return (
    <ol className="tk-stops" aria-label={translate('tracking.stopsTitle')}>
      {stops.map(({ from, until, lat, lng, metres, accuracy }, at) => (
        <li key={from}>
          <time dateTime={from}>
            {moments.time(from)}
            {until !== from && ` – ${moments.time(until)}`}
          </time>
          <span className="f-code" dir="ltr">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </span>
          <span>
            {at > 0 && `+ ${translate('tracking.metres', { count: Math.round(metres) })}`}
            {accuracy !== null && (
              <small> {translate('tracking.accuracy', { count: accuracy })}</small>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
