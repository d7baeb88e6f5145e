type Stdout = NodeJS.WriteStream & { _handle?: { setBlocking?: (isBlocking: boolean) => void } };

// `--test-force-exit` loses results that are still in the pipe: https://github.com/nodejs/node/issues/64833
const stdout: Stdout = process.stdout;
stdout._handle?.setBlocking?.(true);
