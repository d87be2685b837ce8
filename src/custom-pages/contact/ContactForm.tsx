import { contact as sendMessage } from '../../contracts/contact'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { EmailField } from '../../ui/front/EmailField'
import { FrontField } from '../../ui/front/FrontField'
import { FrontForm } from '../../ui/front/FrontForm'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { useWords } from '../../ui/front/words'
import { Field, Select, Textarea } from '../../ui/primitives/inputs'
import { usePages } from '../../ui/site/useSite'

const own = ['TEMA', 'NOMBRE', 'EMAIL', 'TELEFONO', 'MENSAJE'] as const

/** Sends a message, stored as a contact message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { contact } = usePages()
  const { page } = useWords().words
  const reference = referenceIn(window.location.search)
  const { http } = useBackend()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const answers = own
      .map(name => [name, textInForm(form, name).trim()])
      .filter(([, text]) => text)
    const body = Object.fromEntries(answers)
    await ask(http, sendMessage, { body, anonymous: true })
    onSent()
  })
  return (
    <FrontForm onSubmit={submit} failure={failure} fields={own}>
      <Topic error={errors.TEMA} />
      <FrontField
        name="NOMBRE"
        label={contact.name}
        autoComplete="name"
        required
        maxLength={120}
        error={errors.NOMBRE}
      />
      <div className="front-pair">
        <EmailField name="EMAIL" error={errors.EMAIL} />
        <FrontField
          name="TELEFONO"
          type="tel"
          label={contact.phone}
          autoComplete="tel"
          error={errors.TELEFONO}
        />
      </div>
      <Field label={contact.message} help={contact.use} error={errors.MENSAJE}>
        {tied => (
          <Textarea
            {...tied}
            name="MENSAJE"
            rows={6}
            required
            maxLength={2000}
            defaultValue={reference && `${page.reference} ${reference}\n`}
          />
        )}
      </Field>
      <SubmitButton label={contact.send} busyLabel={contact.sending} isBusy={isBusy} />
    </FrontForm>
  )
}

/** Error number from a link. */
function referenceIn(search: string): string | undefined {
  const reference = new URLSearchParams(search).get('referencia') ?? ''
  return /^[\da-f-]{36}$/.test(reference) ? reference : undefined
}

/** Topic from a link. */
function Topic({ error }: { error: string | undefined }) {
  const { contact } = usePages()
  const requestedTopic = new URLSearchParams(window.location.search).get('tema') ?? ''
  const { topics } = contact
  return (
    <Field label={contact.topic} error={error}>
      {tied => (
        <Select
          {...tied}
          name="TEMA"
          defaultValue={requestedTopic in topics ? requestedTopic : 'ventas'}
          options={Object.entries(topics).map(([topic, label]) => [topic, label])}
        />
      )}
    </Field>
  )
}
