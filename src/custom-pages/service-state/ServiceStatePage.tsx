import { useState } from 'react'
import { type ServiceState, serviceState } from '../../contracts/service'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { pathIdOf } from '../../providers/navigation/publicUrls'
import { FailureText } from '../../ui/front/FailureText'
import { FrontField } from '../../ui/front/FrontField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import './service-state.css'

/** Asks for the code of a receipt and shows the state of that order, without personal data. */
export function ServiceStatePage() {
  const { repair } = usePages()
  const [state, setState] = useState<ServiceState>()
  return (
    <SitePage title={repair.title}>
      <div className="site-wide site-hero site-centre">
        <h1>{repair.title}</h1>
        <p className="site-lead">{repair.lead}</p>
      </div>
      <div className="site-wide">
        <div className="site-card service-state">
          {state ? (
            <StateResult state={state} onAgain={() => setState(undefined)} />
          ) : (
            <StateForm onResult={setState} />
          )}
        </div>
      </div>
    </SitePage>
  )
}

const own = ['code'] as const

/** A link may carry the code behind a `#`, which browsers keep from servers. */
function StateForm({ onResult }: { readonly onResult: (state: ServiceState) => void }) {
  const { repair } = usePages()
  const { http } = useBackend()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const body = { code: textInForm(form, 'code') }
    onResult(await ask(http, serviceState, { body, anonymous: true }))
  })
  return (
    <form className="front-form" onSubmit={submit}>
      <FailureText failure={failure} fields={own} />
      <FrontField
        name="code"
        label={repair.code}
        hint={repair.hint}
        defaultValue={pathIdOf(window.location.hash.slice(1)).slice(0, 20)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={20}
        error={errors.code}
      />
      <SubmitButton label={repair.ask} busyLabel={repair.asking} isBusy={isBusy} />
    </form>
  )
}

const tones: Readonly<Record<number, string>> = { 2: 'good', 3: 'bad', 4: 'good' }

function StateResult({
  state,
  onAgain,
}: {
  readonly state: ServiceState
  readonly onAgain: () => void
}) {
  const { repair } = usePages()
  const language = useLanguage()
  const at = (value: string) => dateTime.print(value, {}, language)
  return (
    <div role="status">
      <p className="service-state-now" data-tone={tones[state.ESTADO] ?? 'open'}>
        {state.estado}
      </p>
      <dl>
        <dt>{repair.order}</dt>
        <dd>{state.ID_ORDEN}</dd>
        <dt>{repair.device}</dt>
        <dd>
          <bdi>{state.NOM_PRODUCTO}</bdi> <bdi dir="ltr">···{state.IMEI}</bdi>
        </dd>
        <dt>{repair.received}</dt>
        <dd>{at(state.FECHA_CREACION)}</dd>
        {state.FECHA_DECISION && (
          <>
            <dt>{repair.decided}</dt>
            <dd>{at(state.FECHA_DECISION)}</dd>
          </>
        )}
      </dl>
      <button type="button" className="front-button site-button" onClick={onAgain}>
        {repair.again}
      </button>
    </div>
  )
}
