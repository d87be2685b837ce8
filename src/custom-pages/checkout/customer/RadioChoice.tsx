import { type ReactNode, useId } from 'react'
import { Radio } from '../../../ui/primitives/inputs'
import { Grid, Stack, Text } from '../../../ui/primitives/layout'

interface ChoicesProps {
  readonly label: string
  /** Least width of a choice in px. */
  readonly min: number
  readonly children: ReactNode
}

/** A question with its wide radio buttons. */
export function RadioChoices({ label, min, children }: ChoicesProps) {
  const id = useId()
  return (
    <Stack as="fieldset" aria-labelledby={id}>
      <Text as="h2" id={id} size="lg" strong>
        {label}
      </Text>
      <Grid min={min} gap={2}>
        {children}
      </Grid>
    </Stack>
  )
}

interface ChoiceProps {
  readonly group: string
  readonly isSelected: boolean
  readonly onChoose: () => void
  readonly trailing?: ReactNode
  readonly children: ReactNode
}

/** A wide radio button. */
export const RadioChoice = ({ group, isSelected, onChoose, trailing, children }: ChoiceProps) => (
  <div className="p-row p-box co-choice" data-chosen={isSelected || undefined}>
    <Radio name={`co-${group}`} checked={isSelected} onChange={onChoose} label={children} />
    {trailing}
  </div>
)
