import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useEffect, useRef } from 'react'

interface OfferLineProps {
  readonly params: AutocompleteRenderInputParams
  readonly label: string
}

/** The line typed in, with what is chosen before it; it fills its cell. */
export function OfferLine({ params, label }: OfferLineProps) {
  const { ref, startAdornment, onMouseDown } = params.slotProps.input
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the line's surroundings lead into it
    <div ref={ref} className="s-line" onMouseDown={onMouseDown}>
      <div ref={box} className="s-picked">
        {startAdornment}
        <input {...params.slotProps.htmlInput} className="s-input" aria-label={label} />
      </div>
    </div>
  )
}
