import './mark.css'
import Touch from '@mui/icons-material/TouchAppOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { useId } from 'react'
import { markKeptDays, markOrder } from '../../domain/attendance'
import { Button, ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { useMe } from '../../providers/backendContext'
import { useHeld } from '../../providers/useHeld'
import { Clock } from './Clock'
import { MarkPhoto } from './MarkPhoto'
import { MyCorrections } from './MyCorrections'
import { Outcome } from './Outcome'
import { TodaysMarks } from './TodaysMarks'
import { useClockFormat } from './useClockFormat'
import { useMarking } from './useMarking'
import { useMarkNames } from './useMarkNames'

/** One press, the server's time; without a connection or a position it counts as well. */
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
          <Outcome marking={marking} names={names} />
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

/** Asleep for a minute after a mark: a hasty second tap makes none. */
function Press({ marking: { type, stage, asleep, press, waive }, names }: PartProps) {
  const translate = useTranslate()
  const format = useClockFormat()
  const held = useHeld()
  const busy = stage === 'locating' ? 'hr.locating' : 'hr.sending'
  const label =
    asleep === undefined || stage
      ? translate(stage ? busy : 'hr.mark', { type: names[type] })
      : translate('hr.asleep', { time: format.seconds(asleep) })
  return (
    <>
      <Button
        className="mk-button"
        variant="contained"
        startIcon={<Touch />}
        loading={stage !== null}
        disabled={asleep !== undefined}
        onClick={() => void press()}
        {...held}
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
    <fieldset className="mk-types">
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

interface Says {
  readonly id: string
  readonly AVISO_ASISTENCIA?: string | null
  readonly DIAS_MARCAS?: number | null
}

/** What the law wants said before anything is collected, with the period the server keeps to. */
function Notice() {
  const translate = useTranslate()
  const { EMPRESA } = useMe()
  const { data } = useGetOne<Says>(
    'companies',
    { id: EMPRESA ?? '' },
    { enabled: EMPRESA !== null, retry: false },
  )
  const days = data?.DIAS_MARCAS ?? markKeptDays
  return (
    <details className="p-card mk-notice">
      <summary>{translate('hr.notice')}</summary>
      <p>{data?.AVISO_ASISTENCIA || translate('hr.noticeText')}</p>
      <p>{translate('hr.noticeKept', { days })}</p>
      <p>{translate('hr.noticeRight')}</p>
    </details>
  )
}
