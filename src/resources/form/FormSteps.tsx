import './steps.css'
import Check from '@mui/icons-material/CheckRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormState } from 'react-hook-form'
import type { SectionShown } from '../sections'
import { FieldGrid } from './FieldGrid'
import type { FormParts } from './FormTabs'

/**
 * One section after the other. Any may be looked at; `StepButtons` lead through them, and what comes once the
 * record is saved is told from the start.
 */
export function FormSteps({ sections, writable, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const at = sections.findIndex(({ id }) => id === current)
  const section = sections[at]
  const body = useFocusOn(section?.id)
  if (!section) return null
  const nameOf = ({ label }: SectionShown) => label || translate('app.form.general')
  return (
    <div className="r-form">
      <nav className="r-steps" aria-label={translate('app.form.steps')}>
        <ol>
          {sections.map((step, index) => (
            <li key={step.id} className={isWrong(step, errors) ? 'r-step-wrong' : undefined}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                disabled={step.piece !== undefined}
                data-done={index < at ? '' : undefined}
                onClick={() => setCurrent(step.id)}
              >
                <span className="r-step-mark" aria-hidden="true">
                  {isWrong(step, errors) ? '!' : index < at ? <Check /> : index + 1}
                </span>
                <span className="r-step-name">
                  {nameOf(step)}
                  {isWrong(step, errors) && (
                    <span className="p-hidden"> {translate('app.form.warning')}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p>{translate('app.form.step', { step: at + 1, total: sections.length })}</p>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself, and name each of its fields */}
      <div ref={body} role="group" aria-label={nameOf(section)} tabIndex={-1} className="r-step">
        <FieldGrid key={section.id} section={section} writable={writable} />
      </div>
    </div>
  )
}

const isWrong = ({ fields }: SectionShown, errors: FieldErrors) =>
  fields.some(({ name }) => errors[name] !== undefined)

/** Who comes to another step stands at its beginning, with the keyboard too. */
function useFocusOn(step: string | undefined) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    body.current?.focus({ preventScroll: true })
    body.current?.parentElement?.scrollIntoView?.({ block: 'start' })
  }, [step])
  return body
}
