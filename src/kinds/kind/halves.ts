/** A half of each kind by the kind's name, from the files in the folders of kinds. */
export const halvesOf = <Half>(files: Readonly<Record<string, Half>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, half]) => [
      path.replace(/^[./]+/, '').split('/')[0] ?? '',
      half,
    ]),
  )
