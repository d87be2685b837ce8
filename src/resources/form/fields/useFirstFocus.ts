import { useEffect } from 'react'
import { laterClass } from './laterClass'

const inputs = ':is(input, textarea, select, [role="combobox"], [contenteditable="true"])'
const deep = { childList: true, subtree: true }

/** Focuses the first field of a new form, unless another element has the focus. */
export function useFirstFocus({ formId, isOff }: { formId: string; isOff: boolean }) {
  useEffect(() => {
    if (isOff) return undefined
    const focusFirst = () => {
      const form = document.getElementById(formId)
      const isAround = document.activeElement?.contains(form) ?? true
      if (!form || !isAround) return observer.disconnect()
      const all = [...form.querySelectorAll<HTMLElement>(`.r-fields ${inputs}`)]
      // Waits while an earlier field is still loading.
      if (form.querySelector(`.${laterClass}`) || all.length === 0)
        return observer.observe(form, deep)
      observer.disconnect()
      // `setFocus` of the form library runs later and does not report whether a field took the focus.
      all.find(takesFocus)?.focus()
    }
    const observer = new MutationObserver(focusFirst)
    // The page or the dialog takes the focus first.
    const timer = setTimeout(focusFirst)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [formId, isOff])
}

const takesFocus = (input: HTMLElement) =>
  input.tabIndex >= 0 &&
  !input.matches(
    ':disabled, [readonly], [type="hidden"], [aria-disabled="true"], [aria-hidden="true"]',
  )
