import { attachmentLimits } from '../contract/limits.ts'

/**
 * Shares of the quota, so that one visitor cannot close uploads for everybody (S9.70). With the default quota of 10 GB
 * a lead gets what its twenty files may have at most.
 */
const shares = {
  lead: 0.05,
  /** Of one network in a day. */
  network: 0.1,
  /** Of all together in a day; beyond it, and once the quota is nearly full, each network gets a small share. */
  day: 0.25,
  light: 0.01,
} as const

/** From this part of the quota on, each network gets a small share only, and the owner is told. */
export const nearlyFull = 0.8

const dayMs = 24 * 60 * 60 * 1000
/** Networks that are remembered; the oldest is forgotten, which gives it another share. */
const maxNetworks = 20_000

/** Who uploads: the network, the lead's reference, and the size of the files that the lead has. */
interface UploadSender {
  network: string
  lead: string
  leadBytes: number
}

/** Tracks what each lead and each network has uploaded, in this process. A restart begins anew. */
export function createUploadShares(quota: number) {
  // However small the quota, a lead can have one file and a network two.
  const atLeast = (files: number, share: number) =>
    Math.max(files * attachmentLimits.bytes, share * quota)
  const most = {
    lead: atLeast(1, shares.lead),
    network: atLeast(2, shares.network),
    light: atLeast(1, shares.light),
    day: shares.day * quota,
  }
  let dayBegan = 0
  let dayBytes = 0
  const networks = new Map<string, number>()
  const arriving = new Map<string, number>()
  const add = (counts: Map<string, number>, name: string, bytes: number) => {
    const count = (counts.get(name) ?? 0) + bytes
    if (count <= 0) counts.delete(name)
    else counts.set(name, count)
    const [oldest] = counts.keys()
    if (counts.size > maxNetworks && oldest !== undefined) counts.delete(oldest)
  }
  const beginDay = (now: number) => {
    // A clock that was set back begins a day, too.
    if (now - dayBegan < dayMs && now >= dayBegan) return
    dayBegan = now
    dayBytes = 0
    networks.clear()
  }
  return {
    /**
     * Reserves room for one file, which may have `bytes`. What is taken includes files that are arriving. A share may be
     * exceeded by less than one file, so that its last part can be used.
     * @param used the part of the quota that all files take
     * @returns a function that releases the reservation, except for the bytes that stay; undefined: the share is used
     */
    reserve: (
      { network, lead, leadBytes }: UploadSender,
      bytes: number,
      now: Date,
      used: number,
    ) => {
      beginDay(now.getTime())
      const isScarce = dayBytes >= most.day || used >= nearlyFull
      const mostOfNetwork = isScarce ? Math.min(most.light, most.network) : most.network
      if (leadBytes + (arriving.get(lead) ?? 0) >= most.lead) return undefined
      if ((networks.get(network) ?? 0) >= mostOfNetwork) return undefined
      const day = dayBegan
      const count = (taken: number) => {
        if (day !== dayBegan) return
        dayBytes += taken
        add(networks, network, taken)
      }
      count(bytes)
      add(arriving, lead, bytes)
      let isReleased = false
      return (staying = 0) => {
        if (isReleased) return
        isReleased = true
        count(staying - bytes)
        add(arriving, lead, -bytes)
      }
    },
  }
}
