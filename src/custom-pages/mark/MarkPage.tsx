import { tenantOf } from '../../base/business'
import './mark.css'
import Touch from '@mui/icons-material/TouchAppOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { markOrder, markRetentionDays } from '../../domain/attendance/attendance'
import { Button, ButtonLink } from '../../pieces/controls/Button'
import { PageHead } from '../../pieces/page/PageHead'
import { useMe } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Clock } from './Clock'
import { MarkOutcome } from './MarkOutcome'
import { MarkPhoto } from './MarkPhoto'
import { MyCorrections } from './MyCorrections'
import { useClockFormat } from './state/useClockFormat'
import { useMarking } from './state/useMarking'
import { useMarkNames } from './state/useMarkNames'
import { TodaysMarks } from './TodaysMarks'

/** Marks the server's time; works without connection or position. */
export function MarkPage() {
  const translate = useTranslate()
  const marking = useMarking()
  const names = useMarkNames()
  return (
    <div className="p-page mk">
      <PageHead>
        <ButtonLink to="/dashboard/rrhh/ReporteRRHH" color="inherit" variant="outlined">
          {translate('hr.myReport')}
        </ButtonLink>
      </PageHead>
      <div className="mk-columns">
        <section className="p-card mk-press" aria-label={translate('hr.what')}>
          <Clock />
          <Types marking={marking} names={names} />
          <Press marking={marking} names={names} />
          <MarkOutcome marking={marking} names={names} />
          <WithPosition marking={marking} />
          <MarkPhoto marking={marking} />
        </section>
        <div className="mk-side">
          <TodaysMarks marking={marking} names={names} />
          <MyCorrections names={names} />
          <Notice />
        </div>
      </div>
    </div>
  )
}

interface PartProps {
  readonly marking: ReturnType<typeof useMarking>
  readonly names: ReturnType<typeof useMarkNames>
}

/** Disabled for a minute after a mark, to prevent duplicates. */
function Press({ marking: { type, stage, blockedUntil, press, waive }, names }: PartProps) {
  const translate = useTranslate()
  const format = useClockFormat()
  const readOnly = useReadOnlyProps()
  const busy = stage === 'locating' ? 'hr.locating' : 'hr.sending'
  const label =
    blockedUntil === undefined || stage
      ? translate(stage ? busy : 'hr.mark', { type: names[type] })
      : translate('hr.asleep', { time: format.seconds(blockedUntil) })
  return (
    <>
      <Button
        className="mk-button"
        variant="contained"
        startIcon={<Touch />}
        loading={stage !== null}
        disabled={blockedUntil !== undefined}
        onClick={() => void press()}
        {...readOnly}
      >
        {label}
      </Button>
      {stage === 'locating' && (
        <Button className="mk-waive" variant="outlined" color="inherit" onClick={waive}>
          {translate('hr.waive')}
        </Button>
      )}
    </>
  )
}

function Types({ marking, names }: PartProps) {
  const translate = useTranslate()
  const group = useId()
  return (
    <fieldset className="p-stack mk-types">
      <legend>{translate('hr.what')}</legend>
      {markOrder.map(type => (
        <label key={type}>
          <input
            type="radio"
            name={group}
            checked={marking.type === type}
            onChange={() => marking.choose(type)}
          />
          <span>{names[type]}</span>
        </label>
      ))}
    </fieldset>
  )
}

function WithPosition({ marking }: Pick<PartProps, 'marking'>) {
  const translate = useTranslate()
  const hint = useId()
  return (
    <label className="mk-position">
      <input
        type="checkbox"
        checked={marking.withPosition}
        aria-describedby={hint}
        onChange={({ target }) => marking.setWithPosition(target.checked)}
      />
      <span>
        {translate('hr.withPosition')}
        <small id={hint}>{translate('hr.positionOnly')}</small>
      </span>
    </label>
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
    { enabled: EMPRESA !== null, retry: false },
  )
  const days = data?.DIAS_MARCAS ?? markRetentionDays
  return (
    <details className="p-card mk-notice">
      <summary>{translate('hr.notice')}</summary>
      <p>{data?.AVISO_ASISTENCIA || translate('hr.noticeText')}</p>
      <p>{translate('hr.noticeKept', { days })}</p>
      <p>{translate('hr.noticeRight')}</p>
    </details>
  )
}
