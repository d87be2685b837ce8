import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
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
  const drop = useDropzone({
    onDrop: files => files.length > 0 && onChoose(files),
    noClick: true,
    noKeyboard: true,
  })
  return (
    <div
      {...drop.getRootProps({ className: 'p-cluster p-drop ph-drop', role: 'none' })}
      data-over={drop.isDragActive || undefined}
    >
      <input {...drop.getInputProps({ accept: types.join(','), 'aria-label': label })} />
      <Button variant="outlined" startIcon={icon} onClick={drop.open}>
        {label}
      </Button>
      {children}
    </div>
  )
}
