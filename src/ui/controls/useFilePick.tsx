import { type ComponentProps, useRef } from 'react'

/** The file dialog of the browser: `open` shows it; `input` is drawn beside the button that opens it. */
export function useFilePick(
  onFiles: (files: readonly File[]) => unknown,
  props: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'>,
) {
  const chooser = useRef<HTMLInputElement>(null)
  return {
    open: () => chooser.current?.click(),
    input: (
      <input
        tabIndex={-1}
        {...props}
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file may be chosen again
          if (files.length > 0) onFiles(files)
        }}
      />
    ),
  }
}
