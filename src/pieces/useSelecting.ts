import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

type Input = HTMLInputElement

/**
 * Handlers of an input for a number: whoever comes to it, by keyboard or pointer, finds all of it selected, so
 * that what they type takes the place of what stands there. A pointer that marks a part of it keeps that.
 */
export function useSelecting() {
  const input = useRef<Input>(null)
  const isComing = useRef(false)
  const [visits, setVisits] = useState(0)
  // With its next drawing: some inputs show another text while somebody types in them.
  useLayoutEffect(() => {
    if (visits > 0 && input.current === document.activeElement) input.current?.select()
  }, [visits])
  return {
    onFocus: ({ currentTarget }: FocusEvent<Input>) => {
      input.current = currentTarget
      setVisits(visits + 1)
    },
    onMouseDown: ({ currentTarget }: MouseEvent<Input>) => {
      isComing.current = currentTarget !== document.activeElement
    },
    // The press of a pointer sets the cursor after the focus has come.
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      const { selectionStart, selectionEnd } = currentTarget
      if (isComing.current && selectionStart === selectionEnd) currentTarget.select()
      isComing.current = false
    },
  }
}
