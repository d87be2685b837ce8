import './mark.css'
import { useId } from 'react'
import { type MarkType, markOrder } from '../../domain/attendance/attendance'

interface MarkTypesProps {
  readonly legend: string
  readonly names: Readonly<Record<MarkType, string>>
  readonly marking: { readonly type: MarkType; readonly choose: (type: MarkType) => void }
}

/** Chooses what is marked. */
export function MarkTypes({ legend, names, marking }: MarkTypesProps) {
  const group = useId()
  return (
    <fieldset className="mk-types">
      <legend>{legend}</legend>
      {markOrder.map(type => (
        <label key={type}>
          <input
            type="radio"
            name={group}
            checked={marking.type === type}
            onChange={() => marking.choose(type)}
          />
          <span>{names[type]}</span>
        </label>
      ))}
    </fieldset>
  )
}
