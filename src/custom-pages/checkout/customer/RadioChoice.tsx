import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A wide radio button. */
export const RadioChoice = ({ group, isChosen, onChoose, beside, children }: ChoiceProps) => (
  <div className="co-choice" data-chosen={isChosen || undefined}>
    <label>
      <input type="radio" name={`co-${group}`} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
    {beside}
  </div>
)
