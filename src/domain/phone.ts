const NATIONAL = /^(?:\+?593|0)(\d{8,9})$/

/** The ways one telephone number of Ecuador is written: 0991234567, +593991234567 (ITU-T E.164). */
export function waysToDial(phone: string): string[] {
  const [, local] = NATIONAL.exec(phone) ?? []
  return local ? [`0${local}`, `+593${local}`, `593${local}`] : [phone]
}
