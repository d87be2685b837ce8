import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly group: string
  readonly isSelected: boolean
  readonly onChoose: () => void
  readonly trailing?: ReactNode
  readonly children: ReactNode
}

/** A wide radio button. */
export const RadioChoice = ({ group, isSelected, onChoose, trailing, children }: ChoiceProps) => (
  <div className="co-choice" data-chosen={isSelected || undefined}>
    <label>
      <input type="radio" name={`co-${group}`} checked={isSelected} onChange={onChoose} />
      <span>{children}</span>
    </label>
    {trailing}
  </div>
)
