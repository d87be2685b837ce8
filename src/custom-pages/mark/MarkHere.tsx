import { useNow } from '../../ui/controls/useNow'
import './mark.css'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { today } from '../../base/day'
import type own from '../../business/locales/en/app.json'
import type { MarkType } from '../../domain/attendance/attendance'
import { type Located, locate } from '../../features/attendance/attendance'
import { type Marker, markerHere, marksHere } from '../../features/attendance/markHere'
import type { QueuedMark } from '../../features/attendance/marks'
import { useMoments } from '../../features/attendance/useMoments'
import { useBackend } from '../../providers/backend/backendContext'
import { SIGN_IN } from '../../providers/navigation/place'
import { isUnsent } from '../../providers/sendLater/kind'
import { newEntryHead } from '../../providers/sendLater/laterOf'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { fill, useWords } from '../../ui/front/words'
import { Checkbox } from '../../ui/primitives/inputs'
import { Stack, Text } from '../../ui/primitives/layout'
import { MarkTypes } from './MarkTypes'
import { nextMarkType } from './state/nextMarkType'
import { useBlockedUntil } from './state/useBlockedUntil'
import { useHrWords } from './state/useHrWords'
import { useWaiver } from './state/useWaiver'

/** Marking after an offline reload, with a stored valid token (decision 018). */
export function MarkHere() {
  const { storage, place } = useBackend()
  const [marker] = useState(() => markerHere({ storage, now: Date.now() / 1000 }))
  useEffect(() => {
    if (!marker) place.go(SIGN_IN, { replace: true })
  }, [marker, place])
  return marker && <Marking marker={marker} />
}

function Marking({ marker }: { readonly marker: Marker }) {
  const words = useHrWords()
  const format = useMoments()
  const marking = useMarkHere(marker)
  const { waiting, type, isBusy, blockedUntil, pressed } = marking
  const { words: front } = useWords()
  const { marks } = front as typeof front & Pick<typeof own, 'marks'>
  const markName = (each: MarkType) => marks[each]
  return (
    <FrontPage title={fill(words.mark, { type: markName(type) })}>
      <p className="front-lead">{fill(words.here, { name: marker.name })}</p>
      <Clock source={words.deviceTime} />
      <form
        className="front-form"
        onSubmit={event => {
          event.preventDefault()
          void marking.press()
        }}
      >
        <MarkTypes legend={words.what} names={marks} marking={marking} />
        <Checkbox
          checked={marking.withPosition}
          onChange={({ target }) => marking.setWithPosition(target.checked)}
          label={words.withPosition}
        />
        <SubmitButton
          label={
            blockedUntil === undefined
              ? fill(words.mark, { type: markName(type) })
              : fill(words.asleep, { time: format.seconds(blockedUntil) })
          }
          busyLabel={words.locating}
          isBusy={isBusy}
          isDisabled={blockedUntil !== undefined}
        />
        {isBusy && marking.withPosition && (
          <button type="button" className="p-button p-soft p-large" onClick={marking.waive}>
            {words.waive}
          </button>
        )}
      </form>
      <Stack role="status">
        {isBusy && <p>{words.mayTake}</p>}
        {pressed && !isBusy && (
          <>
            <p>
              <b>
                {fill(pressed.isQueued ? words.keptHere : words.keptInTab, {
                  time: format.time(pressed.mark.at),
                })}
              </b>
            </p>
            <p>
              {typeof pressed.located === 'object'
                ? fill(words.placed, { count: Math.round(pressed.located.accuracy) })
                : words[pressed.located ?? 'unwanted']}
            </p>
          </>
        )}
      </Stack>
      {waiting.length > 0 && (
        <Stack as="ol" divided>
          {waiting.map(mark => (
            <Stack as="li" gap={0} key={mark.key}>
              <b>{markName(mark.type)}</b>
              <Text size="md" tone="secondary">
                {mark.state === 'refused'
                  ? fill(words.refused, { reason: mark.reason ?? '' })
                  : fill(words.waiting, { time: format.moment(mark.at) })}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      <p className="front-after">
        <FrontLink to={SIGN_IN}>{words.hereSignIn}</FrontLink>
      </p>
    </FrontPage>
  )
}

function Clock({ source }: { readonly source: string }) {
  const format = useMoments()
  const now = useNow()
  return (
    <div className="mk-clock">
      <time dateTime={new Date(now).toISOString()}>{format.seconds(now)}</time>
      <small>{source}</small>
    </div>
  )
}

interface Pressed {
  readonly mark: QueuedMark
  readonly located: Located | undefined
  /** Stored on the device; otherwise only in this tab. */
  readonly isQueued: boolean
}

/** Marking while the user cannot be verified: pending marks and the last result. */
function useMarkHere(marker: Marker) {
  const { storage, place } = useBackend()
  const deviceMarks = useMemo(() => marksHere(storage, marker), [storage, marker])
  const waiting = useSyncExternalStore(deviceMarks.subscribe, deviceMarks.list)
  const [selectedType, choose] = useState<MarkType>()
  const [withPosition, setWithPosition] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [pressed, setPressed] = useState<Pressed>()
  const waiver = useWaiver()
  useEffect(() => {
    void deviceMarks.read()
  }, [deviceMarks])
  const day = today(new Date())
  const todaysMarks = waiting.filter(({ at }) => today(new Date(at)) === day)
  const type = selectedType ?? nextMarkType(todaysMarks.map(mark => mark.type))
  const blockedUntil = useBlockedUntil(waiting.filter(isUnsent).map(({ at }) => at))
  const press = async () => {
    if (isBusy || blockedUntil !== undefined) return
    // The token may have expired since the page was opened.
    const now = markerHere({ storage, now: Date.now() / 1000 })
    if (now?.owner !== marker.owner) return place.go(SIGN_IN)
    const entry = newEntryHead(marker.owner)
    setBusy(true)
    const located = withPosition ? await locate(waiver.begin()) : undefined
    const position = typeof located === 'object' ? { position: located } : {}
    const mark: QueuedMark = { ...entry, type, isOffline: true, ...position }
    await deviceMarks.keep(mark)
    setPressed({ mark, located, isQueued: deviceMarks.lies(mark) })
    choose(undefined)
    setBusy(false)
  }
  const { waive } = waiver
  const position = { withPosition, setWithPosition, waive }
  return { waiting, type, choose, ...position, isBusy, blockedUntil, pressed, press }
}
