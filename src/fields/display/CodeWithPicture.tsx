import { useEffect, useState } from 'react'
import type { WithBarcode } from '../../model/rules/sharedWords'
import { Stack } from '../../ui/primitives/layout'
import type { ValueProps } from './fieldView'
import { CodeText } from './plain'

/** A code and, where the schema says so, its picture for scanners, whose code is loaded when it is drawn. */
export function CodeWithPicture(props: ValueProps<{ readonly words: object }, string>) {
  const { field, value } = props
  const { barcode } = field.words as WithBarcode
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly url: string }>()
  useEffect(() => {
    if (!barcode) return
    let isHere = true
    void import('./drawBarcode')
      .then(
        ({ drawBarcode }) => isHere && setDrawn({ of: value, url: drawBarcode(barcode, value) }),
      )
      // A value that the code cannot hold stays text.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [barcode, value])
  if (!barcode) return <CodeText {...props} />
  return (
    <Stack as="span" gap={1} align="start" className="f-barcode">
      <CodeText {...props} />
      {drawn?.of === value && <img src={drawn.url} alt="" data-code={barcode} />}
    </Stack>
  )
}
