import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useAddByCode } from '../../features/checkout/state/useAddByCode'
import { Input } from '../../ui/primitives/inputs'
import { ScanButton } from '../../ui/scanner/ScanButton'

/** Adds a product by code and Enter, as scanners send them, and clears the input for the next. */
export function QuickAdd({ list }: { readonly list: number }) {
  const translate = useTranslate()
  const addByCode = useAddByCode()
  const [code, setCode] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const trimmedCode = code.trim()
    if (trimmedCode === '') return
    setCode('')
    void addByCode(trimmedCode, list)
  }
  return (
    <form className="p-row sh-quick" onSubmit={add}>
      <ScanButton
        label={translate('shop.scan')}
        onCode={scanned => void addByCode(scanned, list)}
      />
      <Input
        aria-label={translate('shop.quickAdd')}
        placeholder={translate('shop.quickAdd')}
        autoComplete="off"
        value={code}
        onChange={event => setCode(event.target.value)}
      />
    </form>
  )
}
