import { useTranslate } from 'ra-core'
import { useMoments } from '../../features/attendance/useMoments'
import { Banner } from '../../ui/primitives/Banner'
import { nextMarkType } from './state/nextMarkType'
import type { Recorded, useMarking } from './state/useMarking'
import type { useMarkNames } from './state/useMarkNames'

interface OutcomeProps {
  readonly marking: ReturnType<typeof useMarking>
  readonly names: ReturnType<typeof useMarkNames>
}

/** Result of a mark: time, place, photo and next mark. */
export function MarkOutcome({ marking: { recorded, stage }, names }: OutcomeProps) {
  const translate = useTranslate()
  const format = useMoments()
  const outcomeFacts = ({ type, at, is, ...mark }: Recorded) => [
    translate(`hr.${is}`, { type: names[type], time: format.time(at) }),
    placeText(mark),
    photoState(mark),
    type === 'salida'
      ? translate('hr.dayEnds')
      : translate('hr.nextIs', { type: names[nextMarkType([type])] }),
  ]
  const placeText = ({ located }: Pick<Recorded, 'located'>) => {
    if (typeof located === 'object')
      return translate('hr.placed', { count: Math.round(located.accuracy) })
    return translate(`hr.${located ?? 'unwanted'}`)
  }
  const photoState = ({
    hasPhoto,
    photoRefused: reason,
  }: Pick<Recorded, 'hasPhoto' | 'photoRefused'>) =>
    reason
      ? translate('hr.photoRefused', { reason })
      : translate(hasPhoto ? 'hr.withPhoto' : 'hr.withoutPhoto')
  const lines = recorded ? outcomeFacts(recorded) : []
  return (
    <div role="status">
      {stage === 'locating' && <p>{translate('hr.mayTake')}</p>}
      {recorded && (
        <Banner tone={recorded.is === 'marked' ? 'success' : 'warning'}>
          {lines.map((line, at) => (
            <p key={line}>{at === 0 ? <b>{line}</b> : line}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}
