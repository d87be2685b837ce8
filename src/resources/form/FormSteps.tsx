import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useFormState } from 'react-hook-form'
import { Steps } from '../../ui/primitives/Steps'
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
      <Steps
        label={translate('form.steps')}
        steps={sections.map(step => ({
          id: step.id,
          name: nameOf(step),
          wrong: isWrong(step, errors) ? translate('form.warning') : undefined,
          isClosed: step.piece !== undefined,
        }))}
        current={section.id}
        onChoose={setCurrent}
        where={translate('form.step', { step: at + 1, total: sections.length })}
      />
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
