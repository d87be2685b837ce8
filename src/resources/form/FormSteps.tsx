import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTranslate } from 'ra-core'
import { useFormState } from 'react-hook-form'
import { FieldGrid } from './FieldGrid'
import type { FormParts } from './FormTabs'

/** One section after the other. Any may be looked at; `StepButtons` lead through them. */
export function FormSteps({ sections, writable, current, setCurrent }: FormParts) {
  const translate = useTranslate()
  const { errors } = useFormState()
  const at = sections.findIndex(({ id }) => id === current)
  const section = sections[at]
  if (!section) return null
  return (
    <div className="r-form">
      <Stepper nonLinear activeStep={at} alternativeLabel>
        {sections.map(({ id, label, fields }, index) => (
          <Step key={id} completed={index < at}>
            <StepButton onClick={() => setCurrent(id)}>
              <StepLabel error={fields.some(({ name }) => errors[name] !== undefined)}>
                {label || translate('app.form.general')}
              </StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <FieldGrid key={section.id} section={section} writable={writable} />
    </div>
  )
}
