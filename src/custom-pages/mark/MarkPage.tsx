import { useNow } from '../../ui/controls/useNow'
import './mark.css'
import Touch from '@mui/icons-material/TouchAppOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { tenantOf } from '../../base/business'
import { markRetentionDays } from '../../domain/attendance/attendance'
import { useMoments } from '../../features/attendance/useMoments'
import { useConnection, useMe } from '../../providers/backend/backendContext'
import { Button, ButtonLink, WriteButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Banner } from '../../ui/primitives/Banner'
import { Checkbox } from '../../ui/primitives/inputs'
import { Card, Grid, Stack, Text } from '../../ui/primitives/layout'
import { MarkPhoto } from './MarkPhoto'
import { MarkTypes } from './MarkTypes'
import { MyCorrections } from './MyCorrections'
import { nextMarkType } from './state/nextMarkType'
import { type Recorded, useMarking } from './state/useMarking'
import { useMarkNames } from './state/useMarkNames'
import { useServerAhead } from './state/useServerAhead'
import { type MarkingProps, TodaysMarks } from './TodaysMarks'

/** Marks the server's time; works without connection or position. */
export function MarkPage() {
  const translate = useTranslate()
  const marking = useMarking()
  const names = useMarkNames()
  return (
    <div className="p-page">
      <PageHead>
        <ButtonLink to="/dashboard/rrhh/ReporteRRHH" color="inherit" variant="outlined">
          {translate('hr.myReport')}
        </ButtonLink>
      </PageHead>
      <Grid min={340} fit gap={5} className="mk-columns">
        <Card aria-label={translate('hr.what')}>
          <Stack gap={5}>
            <Clock />
            <MarkTypes legend={translate('hr.what')} marking={marking} names={names} />
            <Press marking={marking} names={names} />
            <MarkOutcome marking={marking} names={names} />
            <WithPosition marking={marking} />
            <MarkPhoto marking={marking} />
          </Stack>
        </Card>
        <Stack gap={5}>
          <TodaysMarks marking={marking} names={names} />
          <MyCorrections names={names} />
          <Notice />
        </Stack>
      </Grid>
    </div>
  )
}

/** Disabled for a minute after a mark, to prevent duplicates. */
function Press({ marking: { type, stage, blockedUntil, press, waive }, names }: MarkingProps) {
  const translate = useTranslate()
  const format = useMoments()
  const busy = stage === 'locating' ? 'hr.locating' : 'hr.sending'
  const label =
    blockedUntil === undefined || stage
      ? translate(stage ? busy : 'hr.mark', { type: names[type] })
      : translate('hr.asleep', { time: format.seconds(blockedUntil) })
  return (
    <>
      <WriteButton
        className="mk-button"
        variant="contained"
        startIcon={<Touch />}
        loading={stage !== null}
        disabled={blockedUntil !== undefined}
        onClick={() => void press()}
      >
        {label}
      </WriteButton>
      {stage === 'locating' && (
        <Button variant="outlined" color="inherit" onClick={waive} i18nKey="hr.waive" />
      )}
    </>
  )
}

function WithPosition({ marking }: Pick<MarkingProps, 'marking'>) {
  const translate = useTranslate()
  const hint = useId()
  return (
    <Stack gap={0}>
      <Checkbox
        checked={marking.withPosition}
        aria-describedby={hint}
        onChange={({ target }) => marking.setWithPosition(target.checked)}
        label={translate('hr.withPosition')}
      />
      <Text as="small" id={hint} size="md" tone="secondary" i18nKey="hr.positionOnly" />
    </Stack>
  )
}

interface StateTexts {
  readonly id: string
  readonly AVISO_ASISTENCIA?: string | null
  readonly DIAS_MARCAS?: number | null
}

/** Privacy notice required by law, with the retention period. */
function Notice() {
  const translate = useTranslate()
  const EMPRESA = tenantOf(useMe())
  const { data } = useGetOne<StateTexts>(
    'companies',
    { id: EMPRESA ?? '' },
    { enabled: EMPRESA !== null },
  )
  const days = data?.DIAS_MARCAS ?? markRetentionDays
  return (
    <Card as="div">
      <details>
        <summary>
          <b>{translate('hr.notice')}</b>
        </summary>
        <Stack>
          <p>{data?.AVISO_ASISTENCIA || translate('hr.noticeText')}</p>
          <p>{translate('hr.noticeKept', { days })}</p>
          <p>{translate('hr.noticeRight')}</p>
        </Stack>
      </details>
    </Card>
  )
}

/** Server time as last received; otherwise local time. */
function Clock() {
  const translate = useTranslate()
  const isDisconnected = useConnection() === 'lost'
  const format = useMoments()
  const now = useNow()
  const ahead = useServerAhead()
  const source = isDisconnected ? 'hr.serverTimeHeard' : 'hr.serverTime'
  const at = now + (ahead ?? 0)
  return (
    <div className="mk-clock">
      <time dateTime={new Date(at).toISOString()}>{format.seconds(at)}</time>
      <p>{format.day(at)}</p>
      <Text as="p" size="md" tone="secondary">
        {translate(ahead === undefined ? 'hr.deviceTime' : source)}
      </Text>
    </div>
  )
}

/** Result of a mark: time, place, photo and next mark. */
function MarkOutcome({ marking: { recorded, stage }, names }: MarkingProps) {
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
