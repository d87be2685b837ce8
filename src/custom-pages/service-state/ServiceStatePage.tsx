import { useEffect, useRef, useState } from 'react'
import { type ServiceState, serviceState } from '../../contracts/service'
import { dateTime } from '../../kinds/dateTime/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { pathIdOf } from '../../providers/navigation/publicUrls'
import { FrontField } from '../../ui/front/FrontField'
import { FrontForm } from '../../ui/front/FrontForm'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { Banner } from '../../ui/primitives/Banner'
import { Facts } from '../../ui/primitives/Facts'
import { Stack, Text, type Tone } from '../../ui/primitives/layout'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import './service-state.css'

/** Asks for the code of a receipt and shows the state of that order, without personal data. */
export function ServiceStatePage() {
  const { repair } = usePages()
  const [state, setState] = useState<ServiceState>()
  // A link may carry the code behind a `#`, which browsers keep from servers.
  const [code, setCode] = useState(() => pathIdOf(window.location.hash.slice(1)).slice(0, 20))
  const again = () => {
    setCode('')
    setState(undefined)
  }
  return (
    <SitePage title={repair.title}>
      <div className="site-wide site-hero site-centre">
        <h1>{repair.title}</h1>
        <p className="site-lead">{repair.lead}</p>
      </div>
      <div className="site-wide">
        <div className="site-card service-state">
          {state ? (
            <StateResult state={state} onAgain={again} />
          ) : (
            <StateForm code={code} onResult={setState} />
          )}
        </div>
      </div>
    </SitePage>
  )
}

const own = ['code'] as const

interface StateFormProps {
  /** Asked for at once if it is whole. */
  readonly code: string
  readonly onResult: (state: ServiceState) => void
}

/** A code has twelve letters and digits. */
const isWhole = (code: string) => code.replace(/[^0-9a-z]/gi, '').length === 12

function StateForm({ code, onResult }: StateFormProps) {
  const { repair } = usePages()
  const frame = useRef<HTMLDivElement>(null)
  const { http } = useBackend()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const body = { code: textInForm(form, 'code') }
    onResult(await ask(http, serviceState, { body, anonymous: true }))
  })
  useEffect(() => {
    if (isWhole(code)) frame.current?.querySelector('form')?.requestSubmit()
  }, [code])
  return (
    <div ref={frame}>
      <FrontForm onSubmit={submit} failure={failure} fields={own}>
        <FrontField
          name="code"
          label={repair.code}
          hint={repair.hint}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          maxLength={20}
          error={errors.code}
        />
        <SubmitButton label={repair.ask} busyLabel={repair.asking} isBusy={isBusy} />
      </FrontForm>
    </div>
  )
}

const tones: Readonly<Record<number, Tone>> = { 2: 'success', 3: 'error', 4: 'success' }

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
    <Stack gap={4} role="status">
      <Banner tone={tones[state.ESTADO] ?? 'warning'}>
        <Text size="xl" strong>
          {state.estado}
        </Text>
      </Banner>
      <Facts
        lines
        facts={[
          { label: repair.order, value: state.ID_ORDEN },
          {
            label: repair.device,
            value: (
              <>
                <bdi>{state.NOM_PRODUCTO}</bdi> <bdi dir="ltr">···{state.IMEI}</bdi>
              </>
            ),
          },
          { label: repair.received, value: at(state.FECHA_CREACION) },
          { label: repair.decided, value: state.FECHA_DECISION && at(state.FECHA_DECISION) },
        ]}
      />
      <button type="button" className="p-button p-contained p-large" onClick={onAgain}>
        {repair.again}
      </button>
    </Stack>
  )
}
