@echo off
rem The one command on Windows: hokm serve, hokm test, hokm --help.
setlocal
set "python=%HOKM_PYTHON%"
if not defined python where /q py && set "python=py"
if not defined python set "python=python"
"%python%" -c "" >nul 2>&1
if errorlevel 1 goto missing
"%python%" -IS "%~dp0tools\bootstrap.py" %*
exit /b %errorlevel%
:missing
>&2 echo hokm: no Python was found; install Python 3.11 or newer from python.org or the Microsoft Store, or name one in HOKM_PYTHON
exit /b 1
