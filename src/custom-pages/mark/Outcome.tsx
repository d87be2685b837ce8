import { useTranslate } from 'ra-core'
import { nextOf } from './nextOf'
import { useClockFormat } from './useClockFormat'
import type { Recorded, useMarking } from './useMarking'
import type { useMarkNames } from './useMarkNames'

interface OutcomeProps {
  readonly marking: ReturnType<typeof useMarking>
  readonly names: ReturnType<typeof useMarkNames>
}

/** What the press came to, as soon as it is known: the time that counts, the place, the photo, what comes next. */
export function Outcome({ marking: { recorded, stage }, names }: OutcomeProps) {
  const translate = useTranslate()
  const format = useClockFormat()
  const toldOf = ({ type, at, is, ...mark }: Recorded) => [
    translate(`hr.${is}`, { type: names[type], time: format.time(at) }),
    placeOf(mark),
    photoOf(mark),
    type === 'salida'
      ? translate('hr.dayEnds')
      : translate('hr.nextIs', { type: names[nextOf([type])] }),
  ]
  const placeOf = ({ located }: Pick<Recorded, 'located'>) => {
    if (typeof located === 'object')
      return translate('hr.placed', { count: Math.round(located.accuracy) })
    return translate(`hr.${located ?? 'unwanted'}`)
  }
  const photoOf = ({
    hasPhoto,
    photoRefused: reason,
  }: Pick<Recorded, 'hasPhoto' | 'photoRefused'>) =>
    reason
      ? translate('hr.photoRefused', { reason })
      : translate(hasPhoto ? 'hr.withPhoto' : 'hr.withoutPhoto')
  const lines = recorded ? toldOf(recorded) : []
  return (
    <div className="mk-told" role="status" data-is={recorded?.is}>
      {stage === 'locating' && <p>{translate('hr.mayTake')}</p>}
      {lines.map((line, at) => (
        <p key={line}>{at === 0 ? <b>{line}</b> : line}</p>
      ))}
    </div>
  )
}
