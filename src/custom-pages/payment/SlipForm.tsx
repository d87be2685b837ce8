import { type ChangeEvent, useRef, useState } from 'react'
import { today } from '../../base/day'
import { accountChoices } from '../../domain/orders/payees'
import { DEPOSITS, MOST_SLIP_BYTES, sendSlip, slipIn } from '../../features/checkout/state/deposits'
import type { DuePayment } from '../../features/checkout/state/dues'
import { useBackend } from '../../providers/backend/backendContext'
import { useSelecting } from '../../ui/controls/useSelecting'
import { FrontField } from '../../ui/front/FrontField'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useSubmit } from '../../ui/front/useSubmit'
import { fill } from '../../ui/front/words'
import { Field, Select } from '../../ui/primitives/inputs'
import { Row, Text } from '../../ui/primitives/layout'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { usePages } from '../../ui/site/useSite'
import { usePayees } from './PayeeAccounts'

const own = ['COMPROBANTE', 'BANCO', 'NUMERO', 'FECHA_DEPOSITO', 'VALOR', 'PEDIDO']
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp'

/** Deposit of a payment, to be matched by credit. */
export function SlipForm({ dues }: { dues: readonly DuePayment[] }) {
  const { slip } = usePages().payment
  const { http } = useBackend()
  const payees = usePayees()
  const selecting = useSelecting()
  const key = useRef(crypto.randomUUID())
  const [share, setShare] = useState(0)
  const [isSent, setSent] = useState(false)
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    setShare(0)
    await sendSlip(http, slipIn(form), { key: key.current, onProgress: setShare })
    key.current = crypto.randomUUID()
    setSent(true)
  })
  if (isSent) {
    return (
      <Row wrap gap={4}>
        <p role="status">{slip.done}</p>
        <button type="button" className="p-button p-soft p-large" onClick={() => setSent(false)}>
          {slip.another}
        </button>
        <FrontLink to={`/dashboard/${DEPOSITS}`}>{slip.mine}</FrontLink>
      </Row>
    )
  }
  return (
    <FrontForm onSubmit={submit} failure={failure} fields={own}>
      <SlipFile error={errors.COMPROBANTE} />
      <Choice
        name="BANCO"
        label={slip.account}
        options={Object.entries(accountChoices(payees))}
        error={errors.BANCO}
      />
      <div className="front-pair">
        <FrontField
          name="NUMERO"
          label={slip.number}
          required
          maxLength={30}
          dir="ltr"
          error={errors.NUMERO}
        />
        <FrontField
          name="FECHA_DEPOSITO"
          type="date"
          label={slip.day}
          required
          max={today(new Date())}
          defaultValue={today(new Date())}
          error={errors.FECHA_DEPOSITO}
        />
      </div>
      <div className="front-pair">
        <FrontField
          {...selecting}
          name="VALOR"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          label={slip.amount}
          required
          dir="ltr"
          error={errors.VALOR}
        />
        <Choice
          name="PEDIDO"
          label={slip.order}
          options={[
            ['', slip.noOrder],
            ...dues.map(({ id, reference }) => [String(id), reference] as const),
          ]}
          error={errors.PEDIDO}
        />
      </div>
      <SubmitButton
        label={slip.submit}
        busyLabel={fill(slip.sending, { share: Math.round(share * 100) })}
        isBusy={isBusy}
      />
    </FrontForm>
  )
}

/** Checks the size before the upload. */
function SlipFile({ error }: { error: string | undefined }) {
  const { slip } = usePages().payment
  const [slipFile, setSlip] = useState<File>()
  const problem = slipFile && slipFile.size > MOST_SLIP_BYTES ? slip.tooBig : error
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.setCustomValidity(file && file.size > MOST_SLIP_BYTES ? slip.tooBig : '')
    setSlip(file)
  }
  return (
    <Field label={slip.file} help={slip.fileHint} error={problem}>
      {tied => (
        <span className="front-file">
          <input
            {...tied}
            type="file"
            name="COMPROBANTE"
            accept={ACCEPTED}
            required
            onChange={choose}
          />
          <Row as="span" aria-hidden="true">
            <SiteIcon name="slip" size={20} />
            <Text as="bdi" clip>
              {slipFile?.name ?? slip.choose}
            </Text>
          </Row>
        </span>
      )}
    </Field>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [string, string])[]
  readonly error: string | undefined
}

const Choice = ({ name, label, options, error }: ChoiceProps) => (
  <Field label={label} error={error}>
    {tied => <Select {...tied} name={name} options={options} />}
  </Field>
)
