import './steps.css'
import Check from '@mui/icons-material/CheckRounded'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormState } from 'react-hook-form'
import type { SectionShown } from '../record/sections'
import { FieldGrid } from './FieldGrid'
import type { FormParts } from './FormTabs'

/** The form as steps. Every step can be visited; the steps after saving are listed from the start. */
export function FormSteps({ sections, writable, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const at = sections.findIndex(({ id }) => id === current)
  const section = sections[at]
  const body = useFocusOn(section?.id)
  if (!section) return null
  const nameOf = ({ label }: SectionShown) => label || translate('form.general')
  return (
    <div className="r-form">
      <nav className="r-steps" aria-label={translate('form.steps')}>
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
                <span className="p-centred r-step-mark" aria-hidden="true">
                  {isWrong(step, errors) ? '!' : index < at ? <Check /> : index + 1}
                </span>
                <span className="r-step-name">
                  {nameOf(step)}
                  {isWrong(step, errors) && (
                    <span className="p-hidden"> {translate('form.warning')}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p>{translate('form.step', { step: at + 1, total: sections.length })}</p>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and is announced with each field */}
      <div ref={body} role="group" aria-label={nameOf(section)} tabIndex={-1} className="r-step">
        <FieldGrid key={section.id} section={section} writable={writable} />
      </div>
    </div>
  )
}

const isWrong = ({ fields }: SectionShown, errors: FieldErrors) =>
  fields.some(({ name }) => errors[name] !== undefined)

/** Moves focus and scroll to the beginning of a new step. */
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
