import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Whether a tool of a list is open: by its button, or by an address with `open=<name>`. */
export function useOpened(name: string) {
  const [search, setSearch] = useSearchParams()
  const [isPressed, setPressed] = useState(false)
  const isAsked = search.get('open') === name
  const close = () => {
    setPressed(false)
    if (!isAsked) return
    const { open: _open, ...others } = Object.fromEntries(search)
    setSearch(others, { replace: true })
  }
  return { isOpen: isPressed || isAsked, open: () => setPressed(true), close }
}
