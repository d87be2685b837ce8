import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useEffect, useRef } from 'react'

interface OfferLineProps {
  readonly params: AutocompleteRenderInputParams
  readonly label: string
}

/** The text line, with the chosen options before it; fills its cell. */
export function OfferLine({ params, label }: OfferLineProps) {
  const { ref, startAdornment, onMouseDown } = params.slotProps.input
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = box.current?.querySelector('input')
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the input focuses it
    <div ref={ref} className="s-line" onMouseDown={onMouseDown}>
      <div ref={box} className="p-cluster s-picked">
        {startAdornment}
        <input {...params.slotProps.htmlInput} className="s-input" aria-label={label} />
      </div>
    </div>
  )
}
