/**
 * Settings of every git command on a repository of content: no hooks, helper programs or submodules, nothing that a repository
 * could make git run.
 */
export const gitSettings: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'fetch.recurseSubmodules=false',
  'fetch.unpackLimit=1',
  'gc.autoDetach=false',
  'submodule.recurse=false',
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=60',
]

/**
 * The environment of those commands, alone: nothing of the machine's or the account's configuration or of the service's secrets, no
 * questions, and no way to a repository but these.
 * @param home the home folder that git sees
 */
export const gitEnvironment = (home: string) => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LANG: 'C.UTF-8',
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'true',
  GIT_ALLOW_PROTOCOL: 'https:ssh:file',
})
