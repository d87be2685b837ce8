import { useEvent } from 'ra-core'
import { useEffect } from 'react'
import { commandKey, isApple, useShownKeys } from '../../../ui/controls/pageKeys'

const keys = [{ label: 'form.save', keys: [commandKey, 'S'] }]

/** Ctrl S presses the form's save button; below a dialog only the dialog's form is saved. */
export function useSaveKey(formId: string): void {
  useShownKeys(keys)
  const press = useEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event
    const isCommand = (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey
    const form = document.getElementById(formId)
    if (!isCommand || key.toLowerCase() !== 's' || !form) return
    event.preventDefault()
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    if (dialog && !dialog.contains(form)) return
    // The focus leaves the input, which then has its value, as with a click.
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]:not([name])')
    button?.focus()
    button?.click()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}
