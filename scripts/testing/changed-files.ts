import { execFileSync } from 'node:child_process';

/** Files that differ from where this branch left main, saved or not. */
export function listChangedFiles(root: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name) !== '';
    } catch {
      return false;
    }
  });
  if (main === undefined) throw new Error('There is no branch main to compare with.');
  const lines = [
    git('diff', '--name-only', git('merge-base', 'HEAD', main)),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lines.flatMap((text) => text.split('\n')))].filter((file) => file !== '');
}
