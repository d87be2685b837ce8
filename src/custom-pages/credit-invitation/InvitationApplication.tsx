import { type FormEvent, useEffect, useRef, useState } from 'react'
import type {
  GuestField,
  GuestSection,
  Invitation,
  InvitationValues,
} from '../../contracts/creditInvitation'
import { FailureText } from '../../ui/front/FailureText'
import { type Failure, toFailure } from '../../ui/front/failure'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { fill } from '../../ui/front/words'
import { Grid, Row } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import { Documents } from './Documents'
import { InvitationField } from './InvitationField'
import type { InvitationCalls } from './invitation'
import { useAutosave } from './useAutosave'
import { useGuestWords } from './useGuestWords'

interface ApplicationProps {
  readonly calls: InvitationCalls
  readonly invitation: Invitation
  readonly onSent: () => void
}

/** Form of the schema in steps; saved while typing and validated when a step is left. */
export function InvitationApplication({ calls, invitation, onSent }: ApplicationProps) {
  const words = useGuestWords()
  const { sections = [] } = invitation
  const [values, setValues] = useState<InvitationValues>(() => ({
    ...invitation.values,
    ...calls.unsent.read(),
  }))
  const [documents, setDocuments] = useState(invitation.documents?.list ?? [])
  const { values: savedValues = {} } = invitation
  const steps = useSteps({ calls, sections, values, savedValues, onSent })
  const { at, section, errors, failure, isBusy, isUnsaved } = steps
  const change = (name: string, value: unknown) =>
    setValues(before => ({ ...before, [name]: value }))
  const missing = documents.filter(({ file }) => !file).length
  return (
    <form className="front-form site-card ci-card" onSubmit={steps.next} noValidate>
      <p className="front-hint">
        {fill(words.step, { at: at + 1, of: sections.length + 1 })}
        <span aria-hidden="true">
          <Meter label="" value={(at + 1) / (sections.length + 1)} />
        </span>
      </p>
      <h2 ref={steps.heading} tabIndex={-1}>
        {section ? section.label || words.data : words.documents}
      </h2>
      <FailureText failure={failure} fields={section?.fields.map(({ name }) => name) ?? []} />
      {section ? (
        <Grid min={260} className="ci-fields">
          {section.fields.map(field => (
            <InvitationField
              key={field.name}
              field={field}
              value={values[field.name]}
              errors={errors}
              onChange={value => change(field.name, value)}
            />
          ))}
        </Grid>
      ) : (
        <Documents
          calls={calls}
          documents={documents}
          rules={invitation.documents?.rules}
          onDocuments={setDocuments}
        />
      )}
      {!section && missing > 0 && (
        <p className="front-hint">{fill(words.missing, { count: missing })}</p>
      )}
      <p className="front-hint ci-unsaved" role="status">
        {isUnsaved && words.unsaved}
      </p>
      <Row wrap gap={3} className="ci-buttons">
        {at > 0 && (
          <button type="button" className="p-button p-soft p-large" onClick={steps.back}>
            {words.back}
          </button>
        )}
        <SubmitButton label={section ? words.next : words.send} isBusy={isBusy} />
      </Row>
    </form>
  )
}

interface Stepping {
  readonly calls: InvitationCalls
  readonly sections: readonly GuestSection[]
  readonly values: InvitationValues
  /** Values stored by the server. */
  readonly savedValues: InvitationValues
  readonly onSent: () => void
}

function useSteps({ calls, sections, values, savedValues, onSent }: Stepping) {
  const [at, setAt] = useState(0)
  const { save: fillIn, isUnsaved } = useAutosave(calls, values, savedValues)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(at)
  useEffect(() => {
    if (shownStep.current === at) return
    shownStep.current = at
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [at])
  useEffect(() => {
    // Focuses the first error, which also scrolls to it.
    const focusInvalid = (what: string) =>
      heading.current?.closest('form')?.querySelector<HTMLElement>(what)
    const firstInvalid = Object.keys(errors).length > 0 ? focusInvalid('[aria-invalid]') : undefined
    if (firstInvalid) firstInvalid.focus()
    else if (failure) focusInvalid('[role=alert]')?.focus()
  }, [errors, failure])
  const section = sections[at]
  const doing = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    await work().catch((reason: unknown) => {
      const failed = toFailure(reason)
      const invalidSection = sections.findIndex(each => isWrong(each, failed.errors))
      setFailure(failed)
      setErrors(failed.errors)
      if (invalidSection >= 0) setAt(invalidSection)
    })
    setBusy(false)
  }
  const save = async () => {
    const named = section?.fields.map(field => [field.name, answerTo(field, values)]) ?? []
    return section ? fillIn(Object.fromEntries(named)) : {}
  }
  return {
    ...{ at, section, errors, failure, isBusy, isUnsaved, heading },
    back: () =>
      void doing(async () => {
        await save()
        setErrors({})
        setAt(at - 1)
      }),
    next: (event: FormEvent) => {
      event.preventDefault()
      void doing(async () => {
        if (!section) {
          await calls.send()
          return onSent()
        }
        const saved = await save()
        setErrors(saved)
        if (!isWrong(section, saved)) setAt(at + 1)
      })
    },
  }
}

/** An untouched row of a required list is sent too, so that the server names its empty fields. */
const answerTo = ({ name, kind, required }: GuestField, values: InvitationValues) =>
  values[name] ?? (kind === 'lines' && required ? [{}] : null)

const isWrong = ({ fields }: GuestSection, errors: Readonly<Record<string, string>>) =>
  Object.keys(errors).some(path => fields.some(({ name }) => path.split('.')[0] === name))
