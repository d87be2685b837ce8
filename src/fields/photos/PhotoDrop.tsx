import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/controls/Button'

interface PhotoDropProps {
  readonly icon: ReactNode
  readonly label: string
  readonly types: readonly string[]
  readonly onChoose: (files: readonly File[]) => void
  readonly children?: ReactNode
}

/** Area to drop or choose several photos. */
export function PhotoDrop({ icon, label, types, onChoose, children }: PhotoDropProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = '' // the same file may be chosen again
    if (files.length > 0) onChoose(files)
  }
  const over = (value: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(value)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onChoose(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside also works
    <div
      className="p-cluster p-drop ph-drop"
      data-over={isOver || undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        accept={types.join(',')}
        aria-label={label}
        onChange={choose}
      />
      <Button variant="outlined" startIcon={icon} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      {children}
    </div>
  )
}
