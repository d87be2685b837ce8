import { arch, cpus, platform, totalmem } from 'node:os'

/** Description of the machine of a measurement. */
export function machine() {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return (
    `${cpu?.model.trim() ?? arch()}, ${cpus().length} cores, ${memory} GB,` +
    ` ${platform()} ${arch()}, Node ${process.versions.node}`
  )
}
