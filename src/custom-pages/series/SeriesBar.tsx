import { useTranslate } from 'ra-core'

interface BarProps {
  readonly loaded: number
  readonly requested: number
}

/** Progress of a line or an order, as text and bar. */
export function SeriesBar({ loaded, requested }: BarProps) {
  const translate = useTranslate()
  const share = requested > 0 ? Math.min(1, loaded / requested) : 1
  return (
    <span className="p-column se-bar" data-state={seriesState(loaded, requested)}>
      <span>{translate('devices.progress', { loaded, wanted: requested })}</span>
      <span className="se-track" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  )
}

/** Colours of loaded serials (business.md#orders): none, complete, missing, too many. */
export const seriesState = (loaded: number, requested: number) =>
  loaded > requested ? 'over' : loaded === requested ? 'complete' : loaded > 0 ? 'some' : 'none'
