import { useTranslate } from 'ra-core'

interface BarProps {
  readonly loaded: number
  readonly wanted: number
}

/** Progress of a line or an order, as text and bar. */
export function SeriesBar({ loaded, wanted }: BarProps) {
  const translate = useTranslate()
  const share = wanted > 0 ? Math.min(1, loaded / wanted) : 1
  return (
    <span className="se-bar" data-state={seriesStateOf(loaded, wanted)}>
      <span>{translate('devices.progress', { loaded, wanted })}</span>
      <span className="se-track" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  )
}

/** Colours of loaded serials (business.md#orders): none, complete, missing, too many. */
export const seriesStateOf = (loaded: number, wanted: number) =>
  loaded > wanted ? 'over' : loaded === wanted ? 'complete' : loaded > 0 ? 'some' : 'none'
