import { useTranslate } from 'ra-core'

interface BarProps {
  readonly loaded: number
  readonly wanted: number
}

/** How far a line or an order is: in words, and as a bar. */
export function Bar({ loaded, wanted }: BarProps) {
  const translate = useTranslate()
  const share = wanted > 0 ? Math.min(1, loaded / wanted) : 1
  return (
    <span className="se-bar" data-state={stateOf(loaded, wanted)}>
      <span>{translate('devices.progress', { loaded, wanted })}</span>
      <span className="se-track" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  )
}

/** The colours of domain.md 4.1: none, complete, missing, too many. */
export const stateOf = (loaded: number, wanted: number) =>
  loaded > wanted ? 'over' : loaded === wanted ? 'complete' : loaded > 0 ? 'some' : 'none'
