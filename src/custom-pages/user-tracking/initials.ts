/** Initials of the first two names. */
export const markerInitials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toLocaleUpperCase())
    .join('')
